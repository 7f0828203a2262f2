import { useId, useRef, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { a2mElements, firstMark } from './a2m-elements.ts'
import { dockedAt } from './a2m-flight.ts'
import { PcWindow } from './pc-window.tsx'
import { PhoneWords } from './phone-words.tsx'
import { useFlight } from './use-flight.ts'

/**
 * A PC window and the phone page that its elements become. The divider carries them over one after another; a touch
 * marks one on both sides, and the note says what has become of it.
 */
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
    <figure className="scr scr--a2m">
      <div className="a2m" ref={stage}>
        <div className="a2m__note" aria-live="polite">
          <Chip>{words.sample}</Chip>
          <p>
            <b>
              {note.from} <i>→</i> {note.to}
            </b>
            <span>{note.text}</span>
          </p>
        </div>
        <PcWindow words={words} marked={marked} idOf={(element) => id + element} />
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
        <fieldset className="a2m__phone">
          <legend className="vh">{words.legend}</legend>
          {a2mElements.map((element) => (
            <label
              className={`a2m__slot a2m__slot--${element}`}
              htmlFor={id + element}
              data-slot={element}
              data-marked={element === marked || undefined}
              key={element}
            >
              <input
                className="screen-pick"
                type="radio"
                id={id + element}
                name={id}
                aria-label={words.elements[element].name}
                checked={element === marked}
                onChange={() => setMarked(element)}
              />
              <span className="a2m__plate" />
              <span className="a2m__words">
                <PhoneWords words={words} element={element} />
              </span>
            </label>
          ))}
        </fieldset>
        <svg className="a2m__leader" aria-hidden="true">
          <path />
          <circle />
        </svg>
      </div>
      <figcaption className="vh">{words.told}</figcaption>
    </figure>
  )
}
