import { buttonClass } from './button.tsx'
import { Dock } from './dock.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  action: (
    <Dock>
      <a className={buttonClass()} href="#example">
        Apply for a trial
      </a>
    </Dock>
  ),
}
