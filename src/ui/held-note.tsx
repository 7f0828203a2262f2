import { useLL, useLocale } from '#i18n/words.tsx'
import { writtenMoment } from '#src/site/written.ts'
import { Note } from './note.tsx'

/** While the upstream does not answer: of when it is what is shown instead. @param since ms since the epoch */
export function HeldNote({ since, live = false }: { since: number | null | undefined; live?: boolean }) {
  const { held } = useLL().status
  const lang = useLocale()
  return typeof since === 'number' && <Note live={live}>{held({ time: writtenMoment(since, lang) })}</Note>
}
