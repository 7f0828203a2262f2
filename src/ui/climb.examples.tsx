import { Climb } from './climb.tsx'

export const examples = {
  onboarding: (
    <Climb
      stages={[
        { number: 30, unit: 'days', title: 'Learn', points: ['A mentor', 'A first change'] },
        { number: 60, unit: 'days', title: 'Take part', points: ['A module'] },
        { number: 90, unit: 'days', title: 'Lead', points: ['A result'] },
      ]}
    />
  ),
}
