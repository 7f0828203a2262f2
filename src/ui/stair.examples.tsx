import { MoreLabel, moreClass } from './button.tsx'
import { Stair, Stairs } from './stair.tsx'

const more = (
  <a className={moreClass} href="#more">
    <MoreLabel>See how</MoreLabel>
  </a>
)

export const examples = {
  three: (
    <Stairs>
      <Stair marks={['mvda', 'a2m', 'mdw']} title="Deliver centrally" text="To any device." more={more} />
      <Stair marks={['dsc', 'av']} title="Clear boundaries" text="One controlled channel." more={more} />
      <Stair marks={['centerview']} title="See it first" text="Before users report it." more={more} />
    </Stairs>
  ),
}
