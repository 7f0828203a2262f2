import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chinaMoment } from '#contract/china-time.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { staffSessionQuery } from '../staff.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Status } from '../ui/state.tsx'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { type Today, todayQuery } from './today-query.ts'

/** @property label what it is, how often or when */
export type Item = { key: string; label: ReactNode; text: ReactNode; small?: ReactNode; action?: ReactNode }

/** Short matters below each other, each with what can be done about it. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul className="a-items">
      {items.map(({ key, label, text, small, action }) => (
        <li key={key}>
          {typeof label === 'object' ? label : <b>{label}</b>}
          {typeof text === 'string' ? <span>{text}</span> : text}
          {action}
          {small && <small>{small}</small>}
        </li>
      ))}
    </ul>
  )
}

/** What waits for somebody, or for a matter to be put right. */
export function useWaiting({ mail, missing = [], staff }: Today): Item[] {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const change = useChange({ outdated: todayQuery.queryKey })
  const own = useQuery(staffSessionQuery).data?.secondFactor.enabled
  const { withoutFactor = [], invitations = [] } = staff ?? {}
  const toStaff = (text: ReactNode) => (
    <span>
      <Link className="a-row-link" to="/admin/staff">
        {text}
      </Link>
    </span>
  )
  const items: (Item | false)[] = [
    Number(mail?.inbox) > 0 && { key: 'inbox', label: mail?.inbox, text: words.inbox },
    // what is sent by itself waits for nobody
    mail?.sends === false &&
      mail.waiting > 0 && {
        key: 'outbox',
        label: mail.waiting,
        text: words.outbox,
        small: words.outboxKeeps,
      },
    own === false && {
      key: 'factor',
      label: words.factor,
      text: words.ownFactor,
      small: words.factorHint,
      action: (
        <Link className={buttonClass({ ghost: true })} to="/admin/account">
          {words.setUp}
        </Link>
      ),
    },
    withoutFactor.length > 0 && {
      key: 'factors',
      label: words.factor,
      small: words.othersFactor,
      text: toStaff(<UserText>{new Intl.ListFormat(languageTag(locale)).format(withoutFactor)}</UserText>),
    },
    ...invitations.map(({ id, email, expiresAt }) => ({
      key: id,
      label: words.invitation,
      text: toStaff(email),
      small: messages.until({ time: beijingTime(expiresAt, locale) }),
    })),
    ...missing.map(({ path, count }) => ({
      key: path,
      label: '404',
      text: path,
      small: messages.times({ count }),
      action: (
        <Buttons>
          <Link className={buttonClass({ ghost: true })} to="/admin/redirects" search={{ path }}>
            {words.redirect}
          </Link>
          <Button
            ghost
            aria-label={`${words.dismiss}: ${path}`}
            onClick={() => void change('redirects.dismiss', { body: { path } })}
          >
            {words.dismiss}
          </Button>
        </Buttons>
      ),
    })),
  ]
  return items.filter((item) => item !== false)
}

type Articles = NonNullable<Today['news']>

export function useGoingOut(articles: Articles['goingOut']): Item[] {
  const { langs } = useWords('admin')
  const moment = useMoment()
  return articles.map(({ id, lang, title, at }) => ({
    key: `${id} ${lang}`,
    label: moment(at),
    text: (
      <a className="a-row-link" href={`/admin/news/${id}`} lang={languageTag(lang)}>
        {title}
      </a>
    ),
    action: <Status state="scheduled">{langs[lang]}</Status>,
  }))
}

/** Articles that wait for a publisher, or for changes of their editor. */
export function useInReview(articles: Articles['returned']): Item[] {
  const { untitled } = useWords('admin-leads').todayPage
  const locale = useLocale()
  const moment = useMoment()
  return articles.map(({ id, titles, review }) => ({
    key: id,
    label: review && moment(review.at),
    text: (
      <Link className="a-row-link" to="/admin/news/$id" params={{ id }}>
        {titles[locale] || titles.cn || titles.en || untitled}
      </Link>
    ),
    small: [review?.by, review?.note].filter(Boolean).join(' · '),
  }))
}

function useMoment() {
  const locale = useLocale()
  return (at: number) => <time dateTime={chinaMoment(at)}>{beijingTime(at, locale)}</time>
}

export function useFailingMail({ mail }: Today): Item[] {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const change = useChange({ outdated: todayQuery.queryKey })
  return (mail?.failing ?? []).map(({ id, kind, reference, nextAt, attempts, fault }) => ({
    key: id,
    label: nextAt ? beijingTime(nextAt, locale) : words.stopped,
    text: (
      <span className={nextAt ? undefined : 'late'}>
        {[words.kinds[kind], reference].filter(Boolean).join(' · ')}
      </span>
    ),
    action: (
      <Button
        ghost
        onClick={() => void change('mail.retry', { id })}
        aria-label={`${words.sendNow}: ${words.kinds[kind]} ${reference}`}
      >
        {words.sendNow}
      </Button>
    ),
    small: `${fault} · ${messages.tries({ count: attempts })}`,
  }))
}
