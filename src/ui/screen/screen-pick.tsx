import { type ReactNode, useId } from 'react'

type ScreenPickProps<Id extends string> = {
  legend: string
  ids: readonly Id[]
  value: Id
  onPick: (id: Id) => void
  /** what stands on a tile; its `span` carries the mark */
  children: (id: Id) => ReactNode
  className?: string
  /** where the tile's text does not name it */
  nameOf?: (id: Id) => string
  /** for labels elsewhere: with it an option's id is that of its radio */
  group?: string
}

/** Native radios as tiles. */
export function ScreenPick<Id extends string>(props: ScreenPickProps<Id>) {
  const { legend, ids, value, onPick, children, className = 'scr__pick', nameOf } = props
  const own = useId()
  const group = props.group ?? own
  return (
    <fieldset className={className}>
      <legend className="vh">{legend}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input
            className="scr__live"
            type="radio"
            id={props.group && props.group + id}
            name={group}
            aria-label={nameOf?.(id)}
            checked={id === value}
            onChange={() => onPick(id)}
          />
          {children(id)}
        </label>
      ))}
    </fieldset>
  )
}
