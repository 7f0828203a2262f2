import { memo, useEffect, useRef, useState } from 'react'

type ScreenTabsProps = {
  /** of the radio group */
  name: string
  legend: string
  /** names of the sibling panels with `data-panel` 1 and 2 */
  tabs: readonly [string, string]
}

/** Narrow screens show one of two panels. Native radios work without scripts. */
export const ScreenTabs = memo(function ScreenTabs({ name, legend, tabs }: ScreenTabsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [shown, setShown] = useState('1')
  // restores a choice made before hydration
  useEffect(() => setShown(group.current?.querySelector<HTMLInputElement>(':checked')?.value ?? '1'), [])
  return (
    <fieldset className="scr__tabs" ref={group} data-shown={shown}>
      <legend className="vh">{legend}</legend>
      {tabs.map((tab, index) => (
        <label key={tab}>
          <input
            type="radio"
            name={name}
            value={index + 1}
            defaultChecked={index === 0}
            onChange={({ target }) => setShown(target.value)}
          />
          <span>{tab}</span>
        </label>
      ))}
    </fieldset>
  )
})
