import { Pairs } from './pairs.tsx'

export const examples = {
  two: (
    <Pairs
      of={[
        ['Unit', 'desktops at the same time'],
        ['Term', 'a year'],
      ]}
    />
  ),
}
