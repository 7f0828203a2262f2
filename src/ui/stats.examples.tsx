import { Band } from './band.tsx'
import { Stats } from './stats.tsx'

export const examples = {
  ink: (
    <Band tone="ink">
      <Stats
        figures={[
          { value: 15, text: 'years of desktop virtualization' },
          { value: 40, text: 'software products in six families' },
          { value: 20, text: 'Fortune 500 customers' },
        ]}
      />
    </Band>
  ),
}
