import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Recipients } from '#contract/staff/person-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { areaKey, changeApi, staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable, plain } from '../ui/list/data-table.tsx'
import { SearchBox } from '../ui/list/filter-bar.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Section } from '../ui/section.tsx'
import { Banner } from '../ui/state.tsx'
import { orSay } from '../ui/use-change.ts'
import { WithdrawNews } from './person-dialogs.tsx'

type Recipient = Recipients['items'][number]

/** Who may be sent product news, to be exported for a sending, with what ends it. */
export function RecipientList() {
  const { recipients: words, withdraw } = useWords('admin-persons')
  const { shown } = useLL()['admin-persons'].recipients
  const { langs } = useWords('admin')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const recipients = useQuery({
    ...staffQuery('persons.recipients', { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  })
  const [said, setSaid] = useState('')
  const [ended, setEnded] = useState<string>()
  const { items = [], found = 0, total } = recipients.data ?? {}
  const save = async () => {
    const outcome = await orSay(changeApi('persons.recipientsCsv'))
    if (outcome.ok) saveFile('product-news.csv', new Blob([outcome.data.csv], { type: 'text/csv' }))
  }
  const columns: Column<Recipient & { id: string }>[] = [
    plain('email', words.email),
    { id: 'language', heading: words.language, cell: ({ lang }) => langs[lang] },
    { id: 'since', heading: words.since, cell: ({ givenAt }) => beijingTime(givenAt, locale) },
    {
      id: 'actions',
      heading: <span className="vh">{words.actions}</span>,
      cell: ({ email }) => (
        <Button bad aria-label={`${withdraw.open} ${email}`} onClick={() => setEnded(email)}>
          {words.withdraw}
        </Button>
      ),
    },
  ]
  return (
    <Section
      title={words.title}
      count={total}
      more={
        total && (
          <Button ghost onClick={save}>
            <Icon name="download" />
            {words.csv}
          </Button>
        )
      }
    >
      {said && <Banner icon="log">{said}</Banner>}
      <div className="a-filter-bar">
        <p>{words.lead}</p>
        <SearchBox label={words.search} most={100} onType={setTyped} />
      </div>
      <ListState
        query={recipients}
        foot={total !== undefined && <span>{shown({ n: items.length, found, total })}</span>}
      >
        {items.length > 0 ? (
          <DataTable columns={columns} rows={items.map((item) => ({ ...item, id: item.email }))} />
        ) : (
          <p className="a-foot">{words.none}</p>
        )}
      </ListState>
      {ended && (
        <WithdrawNews
          addresses={[{ email: ended, isLikely: true, others: null }]}
          onClose={() => setEnded(undefined)}
          onDone={(done) => {
            setSaid(done)
            setEnded(undefined)
            void queryClient.invalidateQueries({ queryKey: areaKey('persons') })
          }}
        />
      )}
    </Section>
  )
}
