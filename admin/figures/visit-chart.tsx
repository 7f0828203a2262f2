import { useState } from 'react'
import type { Figures } from '#contract/figure-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { grouped } from '#src/site/written.ts'
import { dayText, isWeekend } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { DataTable } from '../ui/list/data-table.tsx'
import { numbers } from './numbers.ts'

/** Heights in the drawing: the columns stand on the base, dots are below it. */
const [base, tallest, dots] = [160, 132, 220]
/** So many dots at most; the table has the number. */
const mostDots = 6

/** Outlined columns of visits, the chosen day filled; each application is a dot. The table has the same numbers. */
export function VisitChart({ days, before }: Pick<Figures, 'days' | 'before'>) {
  const words = useWords('admin-leads').figures
  const messages = useLL()['admin-leads'].figures
  const locale = useLocale()
  const busiest = days.reduce((best, { visits }, at) => (visits > (days[best]?.visits ?? 0) ? at : best), 0)
  const [chosen, setChosen] = useState(days.length - 1)
  const visits = days.map((day) => day.visits)
  const most = Math.max(1, ...visits)
  const step = stepOf(most)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  const height = (count: number) => (count / most) * tallest
  const width = 100 / days.length
  const every = Math.ceil(days.length / 7)
  const day = days[chosen] ?? days[0]
  const total = (name: 'visits' | 'applications') => days.reduce((sum, one) => sum + one[name], 0)
  return (
    <figure className="a-visit-chart">
      <figcaption>
        <h2>{words.chart}</h2>
        <span className="a-totals">
          <b>{grouped(total('visits'))}</b>
          <span>{messages.visitsBefore({ count: grouped(before.visits) })}</span>
        </span>
        <span className="a-totals">
          <b>{grouped(total('applications'))}</b>
          <span>{messages.applicationsBefore({ count: grouped(before.applications) })}</span>
        </span>
        <output id="picked" className="a-page-head__end">
          {day &&
            messages.picked({
              day: dayText(day.day, locale),
              visits: grouped(day.visits),
              applications: grouped(day.applications),
            })}
        </output>
      </figcaption>
      <svg
        className="a-chart"
        role="img"
        aria-label={messages.chartText({
          days: days.length,
          least: Math.min(...visits),
          most: Math.max(...visits),
          day: dayText(days[busiest]?.day ?? '', locale),
        })}
      >
        <line stroke="var(--text)" strokeWidth="1.5" x1="0" x2="100%" y1={base} y2={base} />
        {lines.map((count) => (
          <g key={count}>
            <line stroke="var(--hair)" x1="0" x2="100%" y1={base - height(count)} y2={base - height(count)} />
            <text x="-32" y={base - height(count) + 4}>
              {grouped(count)}
            </text>
          </g>
        ))}
        {days.map((one, at) => (
          <svg
            key={one.day}
            aria-hidden="true"
            x={`${at * width}%`}
            width={`${width}%`}
            onClick={() => setChosen(at)}
          >
            <rect
              y={base - height(one.visits)}
              height={height(one.visits)}
              x="16%"
              width="68%"
              rx="1.5"
              fill={at === chosen ? 'var(--pane)' : 'var(--zone)'}
              stroke={at === chosen ? 'var(--pane)' : 'var(--text-2)'}
              strokeDasharray={isWeekend(one.day) ? '3 2' : undefined}
            />
            {Array.from({ length: Math.min(mostDots, one.applications) }, (_, dot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <circle key={dot} cx="50%" cy={dots - 8 * dot} r="3" fill="var(--signal)" />
            ))}
          </svg>
        ))}
        {days.map(
          (one, at) =>
            at % every === 0 && (
              <text
                key={one.day}
                className={at % (2 * every) ? 'a-desk-only' : undefined}
                x={`${at * width}%`}
                y="242"
              >
                {dayText(one.day, locale)}
              </text>
            ),
        )}
      </svg>
      <input
        className="a-chart-slider"
        type="range"
        aria-label={words.choose}
        aria-describedby="picked"
        min="0"
        max={days.length - 1}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <details>
        <summary>
          <Icon name="right" small /> {words.values}
        </summary>
        <DataTable
          className="a-table--keep"
          rows={days.map((one) => ({ ...one, id: one.day }))}
          columns={[
            { id: 'day', heading: words.day, cell: (one) => dayText(one.day, locale) },
            numbers('visits', words.visits),
            numbers('applications', words.applications),
          ]}
        />
      </details>
    </figure>
  )
}

/** Round distances between lines, two to five of them. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return [power / 2, power, 2 * power].find((step) => step >= 1 && most / step <= 5) ?? Math.max(1, power)
}
