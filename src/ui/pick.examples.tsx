import type { Examples } from './examples.ts'
import { PickBox, Picks } from './pick.tsx'

export const examples: Examples = {
  several: (
    <fieldset className="fld">
      <legend>Products to compare</legend>
      <Picks>
        <PickBox mark="mvda" label="MVDA" name="compare" value="mvda" defaultChecked />
        <PickBox mark="dsc" label="DSC" name="compare" value="dsc" />
      </Picks>
    </fieldset>
  ),
}
