import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { verifyCommand } from './verify-command.ts'

/** How to compute a file's checksum on each system. */
export function VerifyFile({ fileName }: { fileName: string }) {
  const { verify: words } = useWords('downloads').package
  return (
    <Band tone="zone">
      <Heading title={words.heading}>{words.text}</Heading>
      <Prose>
        {words.systems.map(({ id, heading }) => (
          <div key={id}>
            <h3>{heading}</h3>
            <pre>
              <code>{verifyCommand(id, fileName)}</code>
            </pre>
          </div>
        ))}
        <p>{words.mobile}</p>
      </Prose>
    </Band>
  )
}
