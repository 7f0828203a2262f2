import { buttonClass } from './button.tsx'
import { Gate } from './gate.tsx'

export const examples = {
  login: (
    <Gate text="Please login first, then you can get the download address.">
      <a className={buttonClass({ small: true })} href="#login">
        Log in
      </a>
    </Gate>
  ),
}
