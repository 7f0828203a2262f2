import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailKey } from '#contract/email.ts'
import { productNames } from '#contract/products.ts'
import type { Person, PersonApplication, PersonErased } from '#contract/staff/person-schema.ts'
import { plainNames, shownText } from '#contract/trial/trial-fields.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { useOwnerName } from '../leads/lead-facts.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Section } from '../ui/section.tsx'
import { Badge, Banner } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { addressesOf } from './addresses.tsx'
import { getConsentTexts } from './consent-texts.functions.ts'
import { Mentions } from './mentions.tsx'
import { CorrectPerson, ErasePerson, ExportPerson, WithdrawNews } from './person-dialogs.tsx'

type PersonDataProps = {
  person: Person
  /** something of it is another one now */
  onChanged: () => void
  onErased: (gone: PersonErased) => void
}

/** All that is stored about a person, and what they may ask for. */
export function PersonData({ person, onChanged, onErased }: PersonDataProps) {
  const words = useWords('admin-persons')
  const LL = useLL()['admin-persons']
  const [said, setSaid] = useState('')
  const [dialog, setDialog] = useState<'export' | 'correct' | 'withdraw' | 'erase'>()
  const isToldNews = (address: string) =>
    person.consents.some(
      ({ purpose, email, withdrawnAt }) => purpose === 'news' && !withdrawnAt && emailKey(email) === address,
    )
  const toldNews = addressesOf(person).filter(({ email }) => isToldNews(email))
  const close = () => setDialog(undefined)
  const changed = (said: string) => {
    setSaid(said)
    close()
    onChanged()
  }
  return (
    <>
      {said && <Banner icon="log">{said}</Banner>}
      {person.isCut && <Banner>{LL.isCut({ n: person.applications.length })}</Banner>}
      <Section title={person.emails.join(', ')}>
        <Buttons>
          <Button ghost onClick={() => setDialog('export')}>
            {words.export.open}
          </Button>
          {person.applications.length > 0 && (
            <Button ghost onClick={() => setDialog('correct')}>
              {words.correct.open}
            </Button>
          )}
        </Buttons>
      </Section>
      <Applications applications={person.applications} />
      <Consents consents={person.consents} />
      <Others person={person} />
      <Mentions mentions={person.mentions} />
      <Section title={words.final}>
        <Buttons>
          {toldNews.length > 0 && (
            <Button bad onClick={() => setDialog('withdraw')}>
              {words.withdraw.open}
            </Button>
          )}
          <Button bad onClick={() => setDialog('erase')}>
            {words.erase.open}
          </Button>
        </Buttons>
      </Section>
      {dialog === 'export' && <ExportPerson person={person} onClose={close} />}
      {dialog === 'correct' && (
        <CorrectPerson person={person} onClose={close} onDone={(n) => changed(LL.correct.done({ n }))} />
      )}
      {dialog === 'withdraw' && <WithdrawNews addresses={toldNews} onClose={close} onDone={changed} />}
      {dialog === 'erase' && <ErasePerson person={person} onClose={close} onErased={onErased} />}
    </>
  )
}

function Applications({ applications }: Pick<Person, 'applications'>) {
  const words = useWords('admin-persons')
  const leads = useWords('admin-leads')
  const nameOf = useOwnerName()
  const locale = useLocale()
  if (applications.length === 0) return null
  const columns: Column<PersonApplication>[] = [
    {
      id: 'application',
      heading: words.application,
      cell: ({ id, reference, name, email, telephone, same, ...typed }) => (
        <>
          <Link className="a-row-link" to="/admin/leads/$id" params={{ id }} search={{ status: 'all' }}>
            {reference}
          </Link>{' '}
          <Badge hot={!same.includes('email')}>
            {same.includes('email') ? words.byEmail : words.onlyTelephone}
          </Badge>
          <small>
            <UserText>
              {[name, email, telephone, ...plainNames.map((field) => shownText(field, typed[field], locale))]
                .filter(Boolean)
                .join(' · ')}
            </UserText>
          </small>
        </>
      ),
    },
    {
      id: 'product',
      heading: leads.product,
      className: 'a-desk-only',
      cell: ({ product }) => product && productNames[product],
    },
    { id: 'status', heading: leads.status, cell: ({ status }) => leads.statuses[status] },
    {
      id: 'owner',
      heading: leads.owner,
      cell: ({ owner }) => <UserText>{owner ? nameOf(owner) : leads.nobody}</UserText>,
    },
    {
      id: 'received',
      heading: leads.arrived,
      cell: ({ receivedAt }) => beijingTime(receivedAt, locale),
    },
  ]
  return (
    <Section title={words.applications} count={applications.length}>
      <DataTable columns={columns} rows={applications} />
    </Section>
  )
}

/** What was agreed to, when, and in which words. */
function Consents({ consents }: Pick<Person, 'consents'>) {
  const words = useWords('admin-persons')
  const LL = useLL()['admin-persons']
  const locale = useLocale()
  const texts = useQuery({ queryKey: ['words', 'consents'], queryFn: () => getConsentTexts() })
  if (consents.length === 0) return null
  return (
    <Section title={words.agreed} count={consents.length}>
      <ListState query={texts}>{null}</ListState>
      <ul className="a-items">
        {consents.map(({ purpose, email, version, lang, givenAt, withdrawnAt, confirmed, network }) => (
          <li key={`${purpose} ${email} ${givenAt}`}>
            <time dateTime={givenAt}>{beijingTime(givenAt, locale)}</time>
            <span>
              {words.purposes[purpose]} · {email}
              {withdrawnAt && ` · ${LL.withdrawn({ at: beijingTime(withdrawnAt, locale) })}`}
              {!confirmed && ` · ${words.unconfirmed}`}
            </span>
            {texts.data && (
              <blockquote lang={languageTag(lang)}>{texts.data[version] ?? words.oldWords}</blockquote>
            )}
            <small>{LL.version({ version, network: network || words.noNetwork })}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Others({ person }: { person: Person }) {
  const { accounts, mails, codes, deadLetters, keptAside, siteInbox } = person
  const words = useWords('admin-persons')
  return (
    <Section title={words.others}>
      <Pairs
        className="a-pairs"
        of={[
          [words.accounts, accounts.map(({ email }) => email).join(', ') || words.noAccount],
          [words.mails, mails],
          [words.codes, codes],
          [words.deadLetters, deadLetters],
          [words.keptAside, keptAside.map(({ email, rows }) => `${email}: ${rows}`).join(', ') || 0],
          [words.siteInbox, siteInbox ?? words.elsewhere],
        ]}
      />
    </Section>
  )
}
