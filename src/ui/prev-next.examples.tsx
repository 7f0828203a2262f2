import { Neighbour, PrevNext } from './prev-next.tsx'

export const examples = {
  both: (
    <PrevNext label="Neighbours">
      <a href="#previous">
        <Neighbour which="Previous" title="An older article" />
      </a>
      <a href="#next">
        <Neighbour which="Next" title="A newer article" />
      </a>
    </PrevNext>
  ),
}
