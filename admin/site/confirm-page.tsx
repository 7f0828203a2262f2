import { useSuspenseQuery } from '@tanstack/react-query'
import type { Topic } from '#contract/texts/confirmation-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { placeholdersQuery } from './site-texts-query.ts'

/** What the owner has to read before the site is public: confirmed by whom and when, and the placeholders that are left. */
export function ConfirmPage() {
  const words = useWords('admin-site').confirm
  const { audit } = useWords('admin-identity')
  const { by } = useLL()['admin-identity'].audit
  const { topics } = audit
  const locale = useLocale()
  const { data } = useSuspenseQuery(staffQuery('site.confirmations'))
  const change = useChange()
  const all = Object.keys(topics) as Topic[]
  return (
    <>
      <PageHeader title={words.title} count={all.length - data.items.length} hint={words.hint} />
      <Section title={words.topics} count={all.length}>
        <ul className="a-items">
          {all.map((topic) => {
            const done = data.items.find((one) => one.topic === topic)
            return (
              <li key={topic}>
                <b>{done ? words.done : words.open}</b>
                <span>{topics[topic]}</span>
                <Button
                  ghost
                  aria-label={`${done ? words.takeBack : words.confirm}: ${topics[topic]}`}
                  onClick={() => void change('site.confirm', { body: { topic, confirmed: !done } })}
                >
                  {done ? words.takeBack : words.confirm}
                </Button>
                <small>{words.where[topic]}</small>
                {done && (
                  <small>
                    <UserText>{by({ name: done.by, at: beijingTime(done.at, locale) })}</UserText>
                  </small>
                )}
              </li>
            )
          })}
        </ul>
      </Section>
      <Placeholders />
    </>
  )
}

function Placeholders() {
  const words = useWords('admin-site').confirm
  const { data } = useSuspenseQuery(placeholdersQuery)
  const { texts, settings } = data
  return (
    <Section title={words.placeholders} count={texts.length + settings.length}>
      {texts.length + settings.length === 0 && <p className="a-foot">{words.noPlaceholders}</p>}
      <ul className="a-items">
        {texts.map(({ id, text }) => (
          <li key={id}>
            <b>{words.text}</b>
            <Link className="a-row-link" to="/admin/site" search={{ path: id }}>
              {text}
            </Link>
            <small>{id}</small>
          </li>
        ))}
        {settings.map((name) => (
          <li key={name}>
            <b>{words.setting}</b>
            <span>{name}</span>
            <small>{words.settingHint}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
