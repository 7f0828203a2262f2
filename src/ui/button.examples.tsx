import { Button, Buttons, buttonClass, MoreLabel, moreClass } from './button.tsx'

export const examples = {
  looks: (
    <Buttons>
      <Button>Default</Button>
      <Button ghost>Ghost</Button>
      <Button small>Small</Button>
      <Button disabled>Disabled</Button>
      <a className={buttonClass({ ghost: true })} href="#link">
        Look at the solution
      </a>
    </Buttons>
  ),
  wide: <Button wide>Send the application</Button>,
  more: (
    <a className={moreClass} href="#more">
      <MoreLabel about="the article">View details</MoreLabel>
    </a>
  ),
}
