import { Announcement } from './announcement.tsx'
import './announcement.css'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  plain: <Announcement lang="en" text="The hotline is closed on 1 January." close="Close" />,
  link: (
    <Announcement
      lang="en"
      text="MVDA 8.6 is here: session recording at half the space, and a client for ARM endpoints."
      link={{ href: '/en/service/releases', text: 'What is new' }}
      close="Close"
      onClose={() => {}}
    />
  ),
}
