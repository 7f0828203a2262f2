import { useState } from 'react'
import { momentInChina } from '#contract/china-time.ts'
import { useLL } from '#i18n/words.tsx'
import { utcTime } from '../beijing-time.ts'
import { DateField, TimeField } from './date-field.tsx'

type BeijingFieldProps = {
  id: string
  name?: string
  label: string
  /** as `chinaTime` writes it, or a part of that */
  value?: string
  /** of a field that is read when its form is sent */
  initial?: string
  fault: string | undefined
  /** with the time, or the part of it that is there */
  onChange?: (typed: string) => void
  'data-path'?: string
}

/** A time of Beijing, whatever the browser's is, with UTC below it. */
export function BeijingField(props: BeijingFieldProps) {
  const { id, name, label, value, initial = '', fault, onChange, 'data-path': path } = props
  const LL = useLL().admin.dates
  const [own, setOwn] = useState(initial)
  const typed = value ?? own
  const [day = '', time = ''] = typed.split('T')
  const moment = momentInChina(day && time && typed)
  const put = (day: string, time: string) => {
    const next = day || time ? `${day}T${time}` : ''
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div className="a-day-and-time">
      <DateField
        id={id}
        data-path={path}
        label={label}
        required={time !== ''}
        value={day}
        onChange={(day) => put(day, time)}
        hint={moment > 0 && LL.utc({ at: utcTime(moment) })}
        error={fault}
      />
      <TimeField
        id={`${id}-time`}
        label={LL.time()}
        required={day !== ''}
        value={time}
        onChange={(time) => put(day, time)}
      />
      {name && <input type="hidden" name={name} value={day && time && typed} />}
    </div>
  )
}
