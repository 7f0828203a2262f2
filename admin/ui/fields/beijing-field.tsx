import { useState } from 'react'
import { momentInChina } from '#contract/china-time.ts'
import { useLL } from '#i18n/words.tsx'
import { utcTime } from '../beijing-time.ts'
import { DateField, TimeField } from './date-field.tsx'

type BeijingFieldProps = {
  id: string
  name: string
  label: string
  /** as `chinaTime` writes it */
  initial?: string
  fault: string | undefined
  /** with the time, or with nothing while it is none */
  onChange?: (typed: string) => void
}

/** A time of Beijing, whatever the browser's is, with UTC below it. */
export function BeijingField({ id, name, label, initial = '', fault, onChange }: BeijingFieldProps) {
  const LL = useLL().admin.dates
  const [day, setDay] = useState(initial.slice(0, 10))
  const [time, setTime] = useState(initial.slice(11))
  const typedOf = (day: string, time: string) => (day && time ? `${day}T${time}` : '')
  const typed = typedOf(day, time)
  const moment = momentInChina(typed)
  return (
    <div className="a-moment">
      <DateField
        id={id}
        label={label}
        value={day}
        onChange={(day) => {
          setDay(day)
          onChange?.(typedOf(day, time))
        }}
        hint={moment > 0 && LL.utc({ at: utcTime(moment) })}
        error={fault}
      />
      <TimeField
        id={`${id}-time`}
        label={LL.time()}
        required={day !== ''}
        value={time}
        onChange={(time) => {
          setTime(time)
          onChange?.(typedOf(day, time))
        }}
      />
      <input type="hidden" name={name} value={typed} />
    </div>
  )
}
