import type { ReactNode } from 'react'
import './contact.css'
import { Icon, type IconName } from './icon.tsx'

type ContactFact = { icon: IconName; name: string; value: ReactNode }

export function Contact({ facts }: { facts: readonly ContactFact[] }) {
  return (
    <dl className="contact">
      {facts.map(({ icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
