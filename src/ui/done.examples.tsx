import { buttonClass } from './button.tsx'
import { Done } from './done.tsx'

export const examples = {
  sent: (
    <Done title="Application received" text="Keep this number." reference="DC-20261120-0427">
      <a className={buttonClass()} href="#home">
        Home
      </a>
    </Done>
  ),
}
