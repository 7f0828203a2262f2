import { Points } from './points.tsx'

const points = [
  { title: 'Ferrying', text: 'Between security zones.' },
  { title: 'Web disk', text: 'Personal and team space.' },
]

export const examples = {
  big: <Points look="big" points={points} />,
  stages: <Points look="stages" points={points} />,
  places: <Points look="scen" points={points} />,
}
