import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonErased, PersonQuery } from '#contract/staff/person-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { StatusError } from '#src/site/failure.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { TextField } from '#src/ui/form.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Banner } from '../ui/state.tsx'
import { useFaults } from '../ui/use-faults.ts'
import { PersonData } from './person-data.tsx'
import { ErasedNote } from './person-dialogs.tsx'
import { RecipientList } from './recipient-list.tsx'

/** Finds a person by address, number or application; until then, who may be sent product news. */
export function PersonsPage() {
  const words = useWords('admin-persons')
  const { id: lead } = useSearch({ from: '/admin/_staff/persons' })
  const navigate = useNavigate()
  const [asked, setAsked] = useState<PersonQuery | undefined>(lead ? { lead } : undefined)
  const [erased, setErased] = useState<PersonErased>()
  const back = () => {
    setAsked(undefined)
    if (lead) void navigate({ to: '/admin/persons', search: {}, replace: true })
  }
  return (
    <>
      <PageHeader title={words.title}>
        {asked && (
          <Button ghost onClick={back}>
            {words.back}
          </Button>
        )}
      </PageHeader>
      {erased && <ErasedNote erased={erased} />}
      {asked ? (
        <FoundPerson
          asked={asked}
          onErased={(gone) => {
            setErased(gone)
            back()
          }}
        />
      ) : (
        <>
          <Search
            onFind={(by) => {
              setErased(undefined)
              setAsked({ by })
            }}
          />
          <RecipientList />
        </>
      )}
    </>
  )
}

function Search({ onFind }: { onFind: (by: string) => void }) {
  const { lead, by, find, faults } = useWords('admin-persons')
  return (
    <Section title={find}>
      <p>{lead}</p>
      <ActionForm
        submit={find}
        faults={faults}
        send={async (form) => ({ ok: true, data: form('by').trim() })}
        onDone={(typed) => typed && onFind(typed)}
      >
        <TextField id="person-by" name="by" label={by} autoComplete="off" maxLength={254} required />
      </ActionForm>
    </Section>
  )
}

type FoundPersonProps = { asked: PersonQuery; onErased: (gone: PersonErased) => void }

function FoundPerson({ asked, onErased }: FoundPersonProps) {
  const words = useWords('admin-persons')
  const queryClient = useQueryClient()
  const { fault, setOutcome } = useFaults(words.faults)
  // each time is written down: it is asked again only after a change, and not kept
  const queryKey = ['staff', 'persons', asked]
  const person = useQuery({
    queryKey,
    queryFn: async () => {
      const outcome = await changeApi('persons.find', { body: asked })
      setOutcome(outcome)
      if (!outcome.ok && outcome.code === 'unavailable') throw new StatusError(503, 'no answer')
      return outcome.ok ? outcome.data : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (person.data === null) return <Banner bad>{fault}</Banner>
  if (!person.data) return <ListState query={person}>{null}</ListState>
  const { applications, consents, accounts, mails, codes, deadLetters, keptAside, siteInbox } = person.data
  if (
    applications.length +
      consents.length +
      accounts.length +
      mails +
      codes +
      deadLetters +
      keptAside.length +
      (siteInbox ?? 0) ===
    0
  )
    return <Empty title={words.nothing} />
  return (
    <PersonData
      person={person.data}
      onChanged={() => void queryClient.invalidateQueries({ queryKey })}
      onErased={onErased}
    />
  )
}
