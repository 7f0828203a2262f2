import { Scenarios } from './scenarios.tsx'

export const examples = {
  four: (
    <Scenarios
      scenarios={[
        { title: 'Office', text: 'Nothing stays on the device.' },
        { title: 'Branches', text: 'Thin clients only.' },
        { title: 'Contractors', text: 'A desktop for a project.' },
        { title: 'On the road', text: 'Through the gateway.' },
      ]}
    />
  ),
}
