import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { calendarDate } from '#contract/china-time.ts'
import { useLocale } from '#i18n/words.tsx'

type CalendarProps = { day: string; onPick: (day: string) => void }

/** A month to pick a day of; loaded when it is opened. Days are without a time zone, today is China's. */
export function Calendar({ day, onPick }: CalendarProps) {
  const selected = day ? dateOf(day) : undefined
  const today = dateOf(calendarDate(Date.now()))
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={useLocale() === 'cn' ? zhCN : enGB}
      captionLayout="dropdown"
      startMonth={new Date(2000, 0)}
      endMonth={new Date(today.getFullYear() + 20, 11)}
      today={today}
      selected={selected}
      defaultMonth={selected ?? today}
      onSelect={(picked) =>
        onPick(
          [picked.getFullYear(), picked.getMonth() + 1, picked.getDate()]
            .map((part) => String(part).padStart(2, '0'))
            .join('-'),
        )
      }
    />
  )
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00`)
}
