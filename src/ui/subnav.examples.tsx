import { Subnav } from './subnav.tsx'

export const examples = {
  sections: (
    <Subnav
      label="On this page"
      sections={[
        { id: 'features', name: 'Features' },
        { id: 'scenarios', name: 'Scenarios' },
      ]}
    />
  ),
}
