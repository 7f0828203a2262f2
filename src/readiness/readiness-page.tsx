import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { CheckPanel } from './check-panel.tsx'
import { ChecksTable } from './checks-table.tsx'
import { useReadinessCheck } from './use-readiness-check.ts'
import './readiness.css'

/**
 * The readiness check before a trial. The page itself says what is checked and what is required, so it serves as a
 * list to go through where scripts are off.
 */
export function ReadinessPage() {
  const words = useWords('readiness')
  const check = useReadinessCheck()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <CheckPanel {...check} />
        <Note>{words.scope}</Note>
      </Band>
      <Band tone="zone">
        <Heading title={words.table.heading} split>
          {words.table.lead}
        </Heading>
        <ChecksTable {...check} />
      </Band>
    </>
  )
}
