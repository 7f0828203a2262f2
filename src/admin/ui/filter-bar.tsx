type SearchBoxProps = {
  label: string
  initial?: string | undefined
  most: number
  onType?: (text: string) => void
}

/** Words to look for; a form sends them as `q` by Enter. */
export function SearchBox({ label, initial, most, onType }: SearchBoxProps) {
  return (
    <label className="a-srch">
      <span className="vh">{label}</span>
      <input
        className="in"
        type="search"
        name="q"
        maxLength={most}
        placeholder={label}
        defaultValue={initial}
        onChange={({ target }) => onType?.(target.value)}
      />
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen?: string | undefined
  /** what no choice is called */
  none: string
  options: readonly (readonly [value: string, text: string])[]
  /** its form is sent without it */
  onChoose?: (value: string) => void
}

/** A choice that takes effect at once. */
export function Choice({ name, label, chosen = '', none, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span className="vh">{label}</span>
      <select
        className="in"
        name={name}
        value={chosen}
        onChange={({ target }) => (onChoose ? onChoose(target.value) : target.form?.requestSubmit())}
      >
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
