type ChoiceFieldProps<K extends string> = {
  id: string
  'data-path'?: string
  label: string
  chosen: K
  /** @property lang of a text that may be in another language than the page */
  options: readonly (readonly [key: K, text: string, lang?: string | undefined])[]
  onChoose: (key: K) => void
}

/** A labelled choice whose value its page holds; `SelectField` is read when its form is sent. */
export function ChoiceField<K extends string>(props: ChoiceFieldProps<K>) {
  const { id, label, chosen, options, onChoose, 'data-path': path } = props
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <select
        className="in"
        id={id}
        data-path={path}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as K)}
      >
        {options.map(([key, text, lang]) => (
          <option key={key} value={key} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
