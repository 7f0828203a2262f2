import { Heading } from './heading.tsx'

export const examples = {
  clauses: <Heading title={['Files may move,', 'boundaries stay clear']}>With a line below it.</Heading>,
  split: (
    <Heading title="Deployment" split>
      With its text beside it on wide screens.
    </Heading>
  ),
}
