import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { DateField } from '../fields/date-field.tsx'

type PeriodSearch = { since?: string | undefined; until?: string | undefined }
type PeriodProps = { to: '/admin/news' | '/admin/leads'; search: PeriodSearch }

/** From a day to a day, in a filter bar; each takes effect when it is left or picked. */
export function Period({ to, search }: PeriodProps) {
  const { dates: words } = useWords('admin')
  return (
    <>
      <details
        className="a-period"
        key={`${search.since} ${search.until}`}
        open={Boolean(search.since || search.until)}
      >
        <summary>{words.period}</summary>
        {(['since', 'until'] as const).map((end) => (
          <PeriodEnd key={end} end={end} to={to} search={search} />
        ))}
      </details>
      {/* of several fields, Enter sends none without one */}
      <button type="submit" hidden />
    </>
  )
}

function PeriodEnd({ to, search, end }: PeriodProps & { end: 'since' | 'until' }) {
  const { dates: words } = useWords('admin')
  const navigate = useNavigate()
  const [day, setDay] = useState(search[end] ?? '')
  return (
    <DateField
      id={`period-${end}`}
      name={end}
      label={words[end]}
      value={day}
      onChange={setDay}
      onCommit={(committed) => void navigate({ to, search: { ...search, [end]: committed || undefined } })}
    />
  )
}
