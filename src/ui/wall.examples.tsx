import { Wall } from './wall.tsx'

export const examples = {
  customers: (
    <Wall
      customers={[
        { name: 'A provincial bank', mark: 'av', text: 'From logs to what happened' },
        { name: 'A hospital', mark: 'centerview', text: 'Inspection left to the system' },
      ]}
    />
  ),
}
