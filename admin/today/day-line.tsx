import { calendarDate, chinaTime, momentInChina } from '#contract/china-time.ts'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { useLL, useLocale } from '#i18n/words.tsx'
import { listText } from '../list-text.ts'
import { textLang } from '../ui/user-text.tsx'
import type { Today } from './today-query.ts'

type DayEvent = { at: number; text: string; isLate: boolean }

const hour = 3_600_000
/** Of the day that is shown, in Beijing. */
const [first, last] = [8, 20]
/** Heights of the leaders, a line of text apart, so that earlier ones do not cross later ones. */
const levels = [51, 34, 17]

/** Calls with a time and articles of today, in their order. */
export function lineOf(
  calls: readonly LeadSummary[],
  articles: NonNullable<Today['news']>['goingOut'],
  now: number,
): DayEvent[] {
  const today = calendarDate(now)
  const timed = calls.filter(({ due }) => due.startsWith(`${today}T`))
  return [
    ...timed.map((lead) => ({
      at: momentInChina(lead.due),
      text: lead.name,
      isLate: lead.isOverdue,
    })),
    ...articles
      .filter(({ at }) => calendarDate(at) === today)
      .map(({ at, title }) => ({ at, text: title, isLate: false })),
  ].sort((a, b) => a.at - b.at)
}

/** The day as one line: past thin, future ink, now in signal. The lists below say everything again. */
export function DayLine({ now, events }: { now: number; events: readonly DayEvent[] }) {
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const start = momentInChina(calendarDate(now)) + first * hour
  const place = (at: number) => Math.min(100, Math.max(0, ((at - start) / ((last - first) * hour)) * 100))
  const clock = (at: number) => chinaTime(at).slice(11)
  const texts = events.map(({ at, text }) => `${clock(at)} ${text}`)
  const list = listText([...texts, messages.lineNow({ time: clock(now) })], locale)
  // without leaders it needs no room for them
  const base = events.length > 0 ? 68 : 36
  const present = `${place(now)}%`
  const isWithin = now >= start && now <= start + (last - first) * hour
  // within the window at both ends of the day
  const label = place(now) < 6 ? 0 : place(now) > 94 ? -44 : -22
  return (
    <div className="a-day-line">
      <svg role="img" aria-label={messages.line({ list })} height={base + 36}>
        <line strokeWidth="1.5" x1="0" x2={present} y1={base} y2={base} />
        <line stroke="var(--text)" strokeWidth="1.5" x1={present} x2="100%" y1={base} y2={base} />
        {[8, 10, 12, 14, 16, 18, 20].map((at) => (
          <svg key={at} aria-hidden="true" x={`${((at - first) / (last - first)) * 100}%`} overflow="visible">
            <path d={`M0 ${base}v6`} />
            <text
              fill="var(--text-3)"
              fontSize="12"
              x={at === first ? 0 : at === last ? -30 : -15}
              y={base + 22}
            >
              {`${String(at).padStart(2, '0')}:00`}
            </text>
          </svg>
        ))}
        {events.map(({ at, text, isLate }, index) => {
          const rise = levels[index % levels.length] ?? 17
          const isRight = place(at) > 75
          const reach = isRight ? -2 * rise : 2 * rise
          return (
            <svg key={`${at} ${text}`} aria-hidden="true" x={`${place(at)}%`} overflow="visible">
              <g className="a-wide-only">
                <path d={`M0 ${base}l${reach}-${rise}`} />
                <text
                  fill="var(--text-2)"
                  lang={textLang(text)}
                  x={reach + (isRight ? -5 : 5)}
                  y={base + 3 - rise}
                  textAnchor={isRight ? 'end' : 'start'}
                >
                  {texts[index]}
                </text>
              </g>
              <circle
                fill={isLate ? 'var(--signal)' : 'var(--surface)'}
                stroke={isLate ? 'var(--signal)' : 'var(--text)'}
                strokeWidth="1.5"
                cy={base}
                r="5"
              />
            </svg>
          )
        })}
        {isWithin && (
          <svg aria-hidden="true" x={present} overflow="visible">
            <path stroke="var(--signal)" strokeWidth="1.5" d={`M0 22V${base + 6}`} />
            <rect fill="var(--signal)" stroke="none" x={label} y="4" width="44" height="20" rx="3" />
            <text
              fill="var(--on-signal)"
              fontSize="12"
              fontWeight="600"
              x={label + 22}
              y="18"
              textAnchor="middle"
            >
              {clock(now)}
            </text>
          </svg>
        )}
      </svg>
    </div>
  )
}
