import type { A2mElement, A2mWords } from './a2m-elements.ts'

type PcWindowProps = {
  words: A2mWords
  marked: A2mElement
  /** of the element's radio */
  idOf: (element: A2mElement) => string
}

/** A picture of the original window: on a wide screen its elements are labels of the phone's. */
export function PcWindow({ words, marked, idOf }: PcWindowProps) {
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
      <label className="screen-bar" htmlFor={idOf('title')} {...part('title')}>
        {words.request.title} {words.request.number}
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
            <label className="a2m__field" htmlFor={idOf(field)} key={field} {...part(field)}>
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
        <label className="a2m__line" htmlFor={idOf(element)} key={element} {...part(element)}>
          {Object.entries(line).map(([column, value]) => (
            <span key={column}>{value}</span>
          ))}
        </label>
      ))}
      <div className="a2m__foot">
        <label htmlFor={idOf('total')} {...part('total')}>
          {words.total.label} <b>{words.total.value}</b>
        </label>
      </div>
      <div className="a2m__foot">
        <label htmlFor={idOf('actions')} {...part('actions')}>
          {Object.values(words.actions).map((name) => (
            <span className="a2m__key" key={name}>
              {name}
            </span>
          ))}
        </label>
      </div>
    </div>
  )
}
