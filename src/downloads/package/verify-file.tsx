import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { CopyButton } from '../copy-button.tsx'
import './package-page.css'
import { verifyCommand } from './verify-command.ts'

/** How to compute a file's checksum on each system. */
export function VerifyFile({ fileName }: { fileName: string }) {
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
          <p>{words.mobile}</p>
        </Prose>
      </div>
    </Band>
  )
}
