import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EditingJobDetail, JobContent } from '#api/jobs/editing/editing-schema.ts'
import { may } from '#api/staff/permissions.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { FieldError, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Banner } from '../ui/state.tsx'
import { useFaults } from '../ui/use-faults.ts'
import { changeJobState, saveJob } from './jobs.functions.ts'
import { JobStatus } from './jobs-page.tsx'

type Text = JobContent['cn']

const blank: Text = { title: '', team: '', city: '', type: '', summary: '', duties: [], requirements: [] }

/** A position in both languages, in one form. */
export function JobPage({ job: initial }: { job: EditingJobDetail }) {
  const words = useWords('admin-news').jobs
  const queryClient = useQueryClient()
  const [job, setJob] = useState(initial)
  const [content, setContent] = useState(initial.content)
  const [said, setSaid] = useState('')
  const { fault, ofField, setOutcome } = useFaults(useWords('admin-news').faults)
  const mayPublish = may(useStaff().role, 'jobs.publish')
  const take = (
    outcome: Outcome<EditingJobDetail> | undefined,
    done: string,
  ): EditingJobDetail | undefined => {
    setOutcome(outcome)
    setSaid(outcome?.ok ? done : '')
    if (!outcome?.ok) return undefined
    setJob(outcome.data)
    setContent(outcome.data.content)
    queryClient.setQueryData(['staff', 'jobs', job.id], outcome.data)
    void queryClient.invalidateQueries({ queryKey: ['staff', 'jobs'], exact: true })
    return outcome.data
  }
  const save = async () => {
    const data = { id: job.id, version: job.version, content }
    return take(await saveJob({ data }).catch(() => undefined), words.saved)
  }
  const change = async (to: 'publish' | 'close', done: string) => {
    const saved = await save()
    if (!saved) return
    const data = { id: saved.id, version: saved.version, to }
    take(await changeJobState({ data }).catch(() => undefined), done)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const set = (lang: Locale) => (text: Partial<Text>) =>
    setContent({ ...content, [lang]: { ...(content[lang] ?? blank), ...text } })
  return (
    <form method="post" onSubmit={submit}>
      <PageHeader
        title={content.cn.title || words.untitled}
        windowTitle={`${words.title}: ${content.cn.title}`}
        back={
          <Link className="a-ib" to="/admin/jobs" aria-label={words.back}>
            <Icon name="left" />
          </Link>
        }
        state={<JobStatus state={job.state} />}
      >
        <Button ghost type="submit">
          {words.save}
        </Button>
        {mayPublish && job.state === 'public' && (
          <Button ghost onClick={() => void change('close', words.closed)}>
            {words.close}
          </Button>
        )}
        {mayPublish && (
          <Button onClick={() => void change('publish', words.published)}>{words.publish}</Button>
        )}
      </PageHeader>
      {fault && <Banner bad>{fault}</Banner>}
      {said && <Banner icon="log">{said}</Banner>}
      <div className="a-pad">
        <TextField
          id="valid-through"
          type="date"
          label={words.validThrough}
          value={content.validThrough}
          error={ofField('validThrough')}
          onChange={({ target }) => setContent({ ...content, validThrough: target.value })}
        />
        <label className="a-strip">
          <input
            type="checkbox"
            checked={content.en !== null}
            onChange={({ target }) => setContent({ ...content, en: target.checked ? blank : null })}
          />
          {words.english}
        </label>
        <div className="a-pair">
          <JobFields lang="cn" text={content.cn} onChange={set('cn')} ofField={ofField} />
          {content.en && <JobFields lang="en" text={content.en} onChange={set('en')} ofField={ofField} />}
        </div>
        <Buttons>
          <Button ghost type="submit">
            {words.save}
          </Button>
        </Buttons>
      </div>
    </form>
  )
}

type FieldsProps = {
  lang: Locale
  text: Text
  onChange: (text: Partial<Text>) => void
  ofField: (field: string) => string | undefined
}

function JobFields({ lang, text, onChange, ofField }: FieldsProps) {
  const { jobs, langs } = useWords('admin-news')
  const names = { ...jobs, title: jobs.headline }
  return (
    <fieldset lang={languageTag(lang)}>
      <legend>{langs[lang]}</legend>
      {(['title', 'team', 'city', 'type', 'summary', 'duties', 'requirements'] as const).map((field) => {
        const id = `${field}-${lang}`
        const fault = ofField(`${lang}.${field}`)
        const isList = field === 'duties' || field === 'requirements'
        if (!isList)
          return (
            <TextField
              key={field}
              id={id}
              label={names[field]}
              maxLength={field === 'summary' ? 500 : 100}
              value={text[field]}
              error={fault}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          )
        return (
          <div className="fld" key={field}>
            <label htmlFor={id}>{names[field]}</label>
            <textarea
              className="in"
              id={id}
              aria-invalid={fault !== undefined}
              rows={6}
              value={text[field].join('\n')}
              onChange={({ target }) => onChange({ [field]: target.value.split('\n') })}
            />
            {fault && <FieldError id={id}>{fault}</FieldError>}
          </div>
        )
      })}
    </fieldset>
  )
}
