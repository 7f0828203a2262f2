import { useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Band } from '#src/ui/band.tsx'
import { Contact } from '#src/ui/contact.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Departments } from './departments.tsx'
import { FasterWays } from './faster-ways.tsx'
import { Offices } from './offices.tsx'
import { MailLink, PhoneLink } from './reach-links.tsx'

/** How to reach the company: in general, by subject, by office, and ways that may be faster. */
export function ContactPage() {
  const words = useWords('contact')
  const lang = useLocale()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Contact
          facts={[
            { icon: 'phone', name: words.labels.phone, value: <PhoneLink number={company.phone} /> },
            { icon: 'mail', name: words.labels.email, value: <MailLink address={company.email} /> },
            { icon: 'clock', name: words.labels.hours, value: words.hours.text },
            { icon: 'pin', name: words.labels.address, value: company.address[lang] },
          ]}
        />
        <Note>{words.hours.outside}</Note>
      </Band>
      <Departments />
      <Offices />
      <FasterWays />
    </>
  )
}
