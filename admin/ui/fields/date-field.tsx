import { type ComponentProps, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { isCalendarDate } from '#contract/china-time.ts'
import { useLL } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { Icon } from '../icon.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useOwnText } from './use-own-text.ts'

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar)

type ReadFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'defaultValue' | 'ref'
> & {
  /** in its own form; empty where there is none */
  value: string
  /** @param value empty while the text cannot be read; the form is not sent then */
  onChange: (value: string) => void
  /** when it is left, if it has changed */
  onCommit?: (value: string) => void
}

/**
 * A calendar date as text, `YYYY-MM-DD`, and a calendar: `<input type="date">` follows the language of the browser, not
 * of the page. Takes dates as people and spreadsheets write them.
 */
export function DateField({ action, ...props }: ReadFieldProps) {
  const { id, label, value, onCommit } = props
  const LL = useLL().admin.dates
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <ReadField
      {...props}
      input={input}
      read={readDate}
      fault={LL.wrong()}
      placeholder={LL.form()}
      action={
        <>
          <button
            type="button"
            className="a-icon-button"
            popoverTarget={`${id}-days`}
            aria-label={LL.open({ label })}
          >
            <Icon name="calendar" />
          </button>
          <div
            id={`${id}-days`}
            className="a-calendar"
            popover="auto"
            ref={popover}
            onToggle={({ newState }) => setOpen(newState === 'open')}
          >
            {isOpen && (
              <Suspense>
                <Calendar
                  day={value}
                  onPick={(day) => {
                    // as if it were typed: its form hears of it too
                    input.current?.setRangeText(day, 0, input.current.value.length, 'end')
                    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
                    onCommit?.(day)
                    popover.current?.hidePopover()
                  }}
                />
              </Suspense>
            )}
          </div>
          {action}
        </>
      }
    />
  )
}

/** A time of day as text, `hh:mm`, for the same reason. */
export function TimeField(props: ReadFieldProps) {
  const LL = useLL().admin.dates
  const input = useRef<HTMLInputElement>(null)
  return (
    <ReadField {...props} input={input} read={readTime} fault={LL.wrongTime()} placeholder={LL.timeForm()} />
  )
}

type ReadTextProps = ReadFieldProps & {
  input: RefObject<HTMLInputElement | null>
  read: (text: string) => string
  fault: string
}

/** Text that is read into a value as it is typed, and written in its own form when it is left. */
function ReadField({ input, read, fault, value, onChange, onCommit, name, ...field }: ReadTextProps) {
  const committed = useRef(value)
  const check = () => {
    const text = input.current?.value
    input.current?.setCustomValidity(text && !read(text) ? fault : '')
  }
  useEffect(check)
  const own = useOwnText(
    {
      value,
      read,
      onType: (text) => {
        check()
        onChange(read(text))
      },
      onBlur: () => {
        if (value !== committed.current) onCommit?.(value)
        committed.current = value
      },
    },
    input,
  )
  return (
    <>
      <TextField autoComplete="off" {...field} {...own} />
      {name && <input type="hidden" name={name} value={value} />}
    </>
  )
}

/** @returns empty where it is no date of 1970 to 2099 */
export function readDate(text: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})(?:[-/.年] ?(\d\d?)[-/.月] ?(\d\d?)日?|(\d\d)(\d\d))$/.exec(plain(text))?.filter(Boolean) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : ''
}

/** @returns empty where it is no time of a day */
export function readTime(text: string): string {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3])[:.时]?([0-5]\d)分?$/.exec(plain(text)) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}`
}

function plain(text: string): string {
  return text.normalize('NFKC').trim()
}
