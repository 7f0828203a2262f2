import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Copies a text and says whether it worked. Not there where nothing could copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords('downloads').labels
  const canCopy = useSyncExternalStore(
    never,
    () => Boolean(navigator.clipboard),
    () => false,
  )
  const [copied, setCopied] = useState<boolean>()
  // the next press is to be heard, too
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), 5000)
    return () => clearTimeout(timer)
  }, [copied])
  if (!canCopy) return null
  return (
    <>
      <button type="button" aria-label={label} onClick={async () => setCopied(await copyText(text))}>
        <Icon name={copied ? 'check' : 'copy'} small />
      </button>
      <span role="status" className={copied === false ? undefined : 'vh'}>
        {copied === true && words.copied}
        {copied === false && words.copyFailed}
      </span>
    </>
  )
}

/** Whether there is a clipboard does not change while a page is open. */
function never() {
  return () => {}
}
