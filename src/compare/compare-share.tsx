import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Takes the comparison along. Both ways need scripts; without them the address bar and the browser's menu do it. */
export function CompareShare() {
  const words = useWords('compare').share
  const [told, setTold] = useState<string>()
  if (!useHydrated()) return null
  const copy = async () => setTold((await copyText(location.href)) ? words.copied : words.failed)
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
