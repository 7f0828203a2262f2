import { memo, useId, useRef, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ScreenPick } from '#src/ui/screen/screen-pick.tsx'
import { WindowDots } from '#src/ui/screen/window-dots.tsx'
import { type A2mElement, type A2mWords, a2mElements, dockedAt, firstMark, useFlight } from './a2m-flight.ts'

/** A PC window and the phone page made of its elements: the slider moves them over, a touch marks and explains one. */
export function A2mScreen() {
  const words = useWords('screen-a2m')
  const messages = useLL()['screen-a2m']
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState(firstMark)
  const [at, setAt] = useState(100)
  const shown = useFlight(stage, at, marked)
  const note = words.elements[marked]
  return (
    <figure className="scr scr--bare scr--a2m">
      <div className="a2m" ref={stage}>
        <div className="a2m__note" aria-live="polite">
          <Chip>{words.sample}</Chip>
          <p>
            <b>
              {note.from} <i>→</i> {note.to}
            </b>
            {note.text}
          </p>
        </div>
        <PcWindow words={words} marked={marked} id={id} />
        <div className="a2m__pull">
          <span>{words.pc}</span>
          <span className="a2m__track">
            <input
              className="scr__live"
              type="range"
              min="0"
              max="100"
              value={at}
              aria-label={words.divider}
              aria-valuetext={messages.docked({ total: shown, count: dockedAt(at, shown) })}
              onChange={({ target }) => setAt(target.valueAsNumber)}
            />
          </span>
          <span>{words.phone}</span>
        </div>
        <PhonePage words={words} marked={marked} id={id} onMark={setMarked} />
        <svg className="a2m__leader" width="24" height="24" aria-hidden="true">
          <path />
          <circle />
        </svg>
      </div>
      <figcaption className="vh">{words.told}</figcaption>
    </figure>
  )
}

type PageProps = {
  words: A2mWords
  marked: A2mElement
  /** id prefix of the radios */
  id: string
}

/** The original window; on wide screens its elements are labels of the phone's radios. */
const PcWindow = memo(function PcWindow({ words, marked, id }: PageProps) {
  const { fields, columns } = words
  const lines = [
    { element: 'line1', ...words.lines[0] },
    { element: 'line2', ...words.lines[1] },
  ] as const
  const part = (element: A2mElement) => ({
    'data-element': element,
    'data-left': '',
    'data-marked': element === marked || undefined,
  })
  return (
    <div className="a2m__pc" aria-hidden="true">
      <label className="scr__bar" htmlFor={`${id}title`} {...part('title')}>
        <WindowDots />
        <b>
          {words.request.title} {words.request.number}
        </b>
      </label>
      <p className="a2m__menu">
        {words.menu.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div className="a2m__form">
        {(['applicant', 'currency', 'due', 'purpose'] as const).map((field) => {
          const content = (
            <>
              <span>{fields[field].label}</span>
              <b>{fields[field].value}</b>
            </>
          )
          return field === 'currency' ? (
            <p className="a2m__field" key={field}>
              {content}
            </p>
          ) : (
            <label className="a2m__field" htmlFor={id + field} key={field} {...part(field)}>
              {content}
            </label>
          )
        })}
      </div>
      <p className="a2m__line">
        {Object.values(columns).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {lines.map(({ element, ...line }) => (
        <label className="a2m__line" htmlFor={id + element} key={element} {...part(element)}>
          {Object.entries(line).map(([column, value]) => (
            <span key={column}>{value}</span>
          ))}
        </label>
      ))}
      <div className="a2m__foot">
        <label htmlFor={`${id}total`} {...part('total')}>
          {words.total.label} <b>{words.total.value}</b>
        </label>
      </div>
      <div className="a2m__foot">
        <label htmlFor={`${id}actions`} {...part('actions')}>
          {Object.values(words.actions).map((name) => (
            <span className="a2m__key" key={name}>
              {name}
            </span>
          ))}
        </label>
      </div>
    </div>
  )
})

type PhonePageProps = PageProps & { onMark: (element: A2mElement) => void }

/** The phone page, a radio per element. */
const PhonePage = memo(function PhonePage({ words, marked, id, onMark }: PhonePageProps) {
  return (
    <ScreenPick
      className="a2m__phone"
      group={id}
      legend={words.legend}
      ids={a2mElements}
      value={marked}
      onPick={onMark}
      nameOf={(element) => words.elements[element].name}
    >
      {(element) => (
        <span className={`a2m__slot a2m__slot--${element}`} data-slot={element}>
          <span className="a2m__plate" />
          <span className="a2m__words">
            <PhoneWords words={words} element={element} />
          </span>
        </span>
      )}
    </ScreenPick>
  )
})

function PhoneWords({ words, element }: { words: A2mWords; element: A2mElement }) {
  const { request, fields, lines, total, actions } = words
  if (element === 'actions')
    return (
      <>
        <span className="a2m__key">{actions.back}</span>
        <span className="a2m__key">{actions.approve}</span>
      </>
    )
  if (element === 'line1' || element === 'line2') {
    const line = lines[element === 'line1' ? 0 : 1]
    if (!line) return null
    return (
      <>
        <span>
          <b>{line.item}</b>
          <small>
            {line.quantity} × {line.price}
          </small>
        </span>
        <b>{line.amount}</b>
      </>
    )
  }
  if (element === 'title')
    return (
      <>
        <b>{request.title}</b>
        <small>{request.number}</small>
      </>
    )
  const { label, value } = element === 'total' ? total : fields[element]
  return (
    <>
      <small>{label}</small>
      <b>{value}</b>
    </>
  )
}
