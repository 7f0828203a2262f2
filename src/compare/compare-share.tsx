import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Takes the comparison along. Both ways need scripts; without them the address bar and the browser's menu do it. */
export function CompareShare() {
  const words = useWords('compare').share
  const [told, setTold] = useState<string>()
  if (!useHydrated()) return null
  const copy = () =>
    copyAddress().then(
      () => setTold(words.copied),
      () => setTold(words.failed),
    )
  return (
    <section className="cmp__share" aria-label={words.label}>
      <div className="btns">
        <Button ghost small onClick={copy}>
          <Icon name="copy" small />
          {words.copy}
        </Button>
        <Button ghost small onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p role="status">{told}</p>
    </section>
  )
}

// async, so that a browser without a clipboard fails like one that refuses
async function copyAddress(): Promise<void> {
  await navigator.clipboard.writeText(window.location.href)
}
