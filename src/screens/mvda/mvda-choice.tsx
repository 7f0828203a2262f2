import type { ReactNode } from 'react'
import type { Endpoint, Line } from './mvda-state.ts'

type ChoiceProps<Id extends string> = {
  name: string
  legend: string
  options: readonly { id: Id; name: string; detail?: string; icon: ReactNode }[]
  value: Id
  onPick: (id: Id) => void
}

/** Native radios, one tile each; the chosen one holds the pane. */
export function Choice<Id extends string>({ name, legend, options, value, onPick }: ChoiceProps<Id>) {
  return (
    <fieldset className="mvda__choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            className="scr__live"
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onPick(option.id)}
          />
          {option.icon}
          <span>{option.name}</span>
          {option.detail && <small>{option.detail}</small>}
        </label>
      ))}
    </fieldset>
  )
}

export function EndpointIcon({ endpoint }: { endpoint: Endpoint }) {
  const { body, pane } = shapes[endpoint]
  return (
    <svg viewBox="0 0 46 30" aria-hidden="true">
      <path d={body} />
      <path className="mvda__mini" d={pane} />
    </svg>
  )
}

export function LineIcon({ line }: { line: Line }) {
  return (
    <svg viewBox="0 0 46 30" aria-hidden="true">
      <path d={lineShapes[line]} />
    </svg>
  )
}

const shapes: Record<Endpoint, { body: string; pane: string }> = {
  thin: { body: 'M9 3h29v19H9zM23.5 22v5m-7 0h14M2 13h4v14H2z', pane: 'M12 6h23v13H12z' },
  laptop: { body: 'M8 4h29v19H8zM3 26.5h39', pane: 'M11 7h23v13H11z' },
  tablet: {
    body: 'M11 4h24a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    pane: 'M13 7h20v17H13z',
  },
  phone: {
    body: 'M18 2h10a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
    pane: 'M18 6h10v18H18z',
  },
}

const lineShapes: Record<Line, string> = {
  good: 'M3 10h40M3 15h40M3 20h40',
  mobile: 'M3 15h7m4 0h3m6 0h9m5 0h2',
  branch: 'M3 10h12l4 3h8l4-3h12M3 20h12l4-3h8l4 3h12M3 15h40',
}
