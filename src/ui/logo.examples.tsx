import { Logo } from './logo.tsx'

export const examples = {
  chinese: <Logo name="cn" label="DeskCloud" />,
  english: <Logo name="en" label="DeskCloud" />,
}
