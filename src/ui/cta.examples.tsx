import { Band } from './band.tsx'
import { buttonClass } from './button.tsx'
import { Cta } from './cta.tsx'

export const examples = {
  zone: (
    <Band tone="zone">
      <Cta title={['With your devices,', 'on your network']} text="An engineer helps you to set it up.">
        <a className={buttonClass()} href="#trial">
          Apply for a trial
        </a>
      </Cta>
    </Band>
  ),
}
