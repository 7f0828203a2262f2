import type { ReactNode } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'

/** Who handles the information, from the company's facts. */
export function Controller() {
  const labels = useWords('legal').privacy.controllerLabels
  const lang = useLocale()
  return (
    <dl className="legal-who">
      <Fact name={labels.name}>{company.legalName[lang]}</Fact>
      <Fact name={labels.address}>{company.address[lang]}</Fact>
      <Fact name={labels.phone}>
        <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
      </Fact>
      <Fact name={labels.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const department = company.departments.find(({ key }) => key === 'privacy')
const phone = department?.phone ?? company.phone
const email = department?.email ?? company.email
