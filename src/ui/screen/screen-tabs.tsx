type ScreenTabsProps = {
  /** of the group */
  name: string
  legend: string
  /** names of the elements with `data-panel` 1 and 2 */
  tabs: readonly [string, string]
}

/** Where a screen is narrow: which of its two panels is seen. Native radios, so it works without scripts. */
export function ScreenTabs({ name, legend, tabs }: ScreenTabsProps) {
  return (
    <fieldset className="scr__tabs">
      <legend className="vh">{legend}</legend>
      {tabs.map((tab, index) => (
        <label key={tab}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
          {tab}
        </label>
      ))}
    </fieldset>
  )
}
