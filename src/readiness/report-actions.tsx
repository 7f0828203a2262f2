import { useEffect, useRef, useState } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { keepReadinessReport } from '#src/site/readiness-report.ts'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Takes the result along: into the trial form, to the clipboard or, where there is none, as text to select. */
export function ReportActions({ text }: { text: string }) {
  const words = useWords('readiness')
  const lang = useLocale()
  const box = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    setCopied(await copyText(text))
  }

  // selected text is one key away from the clipboard
  useEffect(() => {
    if (copied !== false) return
    box.current?.focus()
    box.current?.select()
  }, [copied])

  const textBox = <textarea ref={box} aria-label={words.report.heading} readOnly rows={8} value={text} />
  return (
    <>
      <Buttons>
        <Link
          className={buttonClass()}
          to="/$lang/trial/trial"
          params={{ lang }}
          onClick={() => keepReadinessReport(text)}
        >
          {words.buttons.carry}
        </Link>
        <Button ghost onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} small />
          {copied ? words.buttons.copied : words.buttons.copy}
        </Button>
      </Buttons>
      <p className="verdict__said" role="status">
        {copied === false && words.buttons.copyFailed}
        {copied && <span className="vh">{words.buttons.copied}</span>}
      </p>
      <div className="verdict__text">
        {copied === false ? (
          textBox
        ) : (
          <details>
            <summary>
              {words.report.show}
              <Icon name="plus" small />
            </summary>
            {textBox}
          </details>
        )}
      </div>
    </>
  )
}
