import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Platform } from '#contract/package-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { copyText } from '#src/site/copy-text.ts'
import { Band } from '#src/ui/band.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Prose } from '#src/ui/prose.tsx'
import type { PackageDetail } from './downloads.ts'

const mobile: readonly Platform[] = ['android', 'ios', 'harmonyos']

/** How to compute a file's checksum on each system. */
export function VerifyFile({ item: { fileName, platform } }: { item: PackageDetail }) {
  const { verify: words } = useWords('downloads').package
  return (
    <Band tone="zone" title={words.heading} lead={words.text}>
      <div className="verify">
        <Prose>
          {words.systems.map(({ id, heading }) => {
            const command = verifyCommand(id, fileName)
            return (
              <div key={id}>
                <h3>{heading}</h3>
                <div className="command">
                  <pre>
                    <code>{command}</code>
                  </pre>
                  <CopyButton text={command} label={`${words.copyCommand}: ${heading}`} />
                </div>
              </div>
            )
          })}
          {mobile.includes(platform) && <p>{words.mobile}</p>}
        </Prose>
      </div>
    </Band>
  )
}

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
      <button
        type="button"
        className="copy"
        aria-label={label}
        onClick={async () => setCopied(await copyText(text))}
      >
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

/**
 * The command that prints a file's SHA-256, with what the system brings along: PowerShell's Get-FileHash, macOS' shasum,
 * coreutils' sha256sum.
 * @param system `windows`, `macos`, or anything else for Linux
 * @param fileName as it was downloaded; quoted, because names may hold spaces
 */
export function verifyCommand(system: string, fileName: string): string {
  if (system === 'windows') return `Get-FileHash -Algorithm SHA256 '${fileName.replaceAll("'", "''")}'`
  const quoted = `'${fileName.replaceAll("'", "'\\''")}'`
  return system === 'macos' ? `shasum -a 256 ${quoted}` : `sha256sum ${quoted}`
}
