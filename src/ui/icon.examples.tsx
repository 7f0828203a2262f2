import { Icon } from './icon.tsx'

export const examples = {
  sizes: (
    <p>
      <Icon name="arrow" /> <Icon name="arrow" small />
    </p>
  ),
}
