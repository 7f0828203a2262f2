import type { FormEvent } from 'react'
import type { EditingJobDetail, JobContent } from '#contract/job-schema.ts'
import { may } from '#contract/permissions.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { DiscardDraft } from '../discard-draft.tsx'
import { useStaff } from '../staff.ts'
import { changeApi, readApi } from '../staff-api.ts'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { useDraft } from '../ui/draft/use-draft.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { LanguageFields, LinesField, TextArea, TextInput } from '../ui/fields/text-fields.tsx'
import { BackLink } from '../ui/list/back-link.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { submitterOf } from '../ui/typing/submitter-of.ts'
import { useVersions } from '../ui/use-versions.ts'
import { JobStatus } from './jobs-page.tsx'

type Text = JobContent['cn']

const blank: Text = { title: '', team: '', city: '', type: '', summary: '', duties: [], requirements: [] }

/** A position in both languages, in one form. */
export function JobPage({ job: initial }: { job: EditingJobDetail }) {
  const { jobs: words, faults } = useWords('admin-news')
  const { id } = initial
  const draft = useDraft<EditingJobDetail, JobContent>(initial, {
    area: 'jobs',
    id,
    words: { ...faults, ...words.faults },
    typedOf: (job) => job.content,
    save: ({ version }, body) => changeApi('jobs.save', { id, version, body }),
    done: words.saved,
    read: () => readApi('jobs.one', { id }),
  })
  const { item: job, typed: content, change, ofField } = draft
  const messages = useLL()['admin-news'].jobs
  const versions = useVersions()(content.en ? ['cn', 'en'] : ['cn'])
  const mayPublish = may(useStaff().role, 'jobs.publish')
  // publishing submits too: only then the browser refuses a date that is half typed, which reads as none
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = submitterOf(event)
    if (to !== 'publish' && to !== 'close') return void draft.save()
    const done = to === 'close' ? words.closed : words.published
    await draft.act(({ version }) => changeApi(`jobs.${to}`, { id, version }), done)
  }
  const set = (lang: Locale) => (text: Partial<Text>) =>
    change((now) => ({ ...now, [lang]: { ...(now[lang] ?? blank), ...text } }))
  const saving = (
    <Button ghost type="submit">
      {words.save}
    </Button>
  )
  return (
    <form method="post" onSubmit={submit}>
      <PageHeader
        title={content.cn.title || words.untitled}
        windowTitle={`${words.title}: ${content.cn.title}`}
        back={<BackLink to="/admin/jobs" aria-label={words.back} />}
        state={<JobStatus state={job.state} />}
        note={<DraftNotes draft={draft} by={({ changedBy }) => changedBy} />}
        more={
          mayPublish && (
            <>
              {saving}
              {job.state === 'public' && (
                <Button ghost type="submit" value="close">
                  {words.close}
                </Button>
              )}
            </>
          )
        }
      >
        {!mayPublish && saving}
        {mayPublish && (
          <Button type="submit" value="publish">
            {messages.publish[job.state]({ versions })}
          </Button>
        )}
      </PageHeader>
      <div className="a-padded a-stack">
        <div className="a-row a-job-facts">
          <DateField
            id="valid-through"
            data-path="validThrough"
            label={words.validThrough}
            hint={words.deadlineHint}
            value={content.validThrough}
            error={ofField('validThrough')}
            onChange={(validThrough) => change((now) => ({ ...now, validThrough }))}
          />
          <label className="a-row">
            <input
              type="checkbox"
              data-path="en"
              checked={content.en !== null}
              onChange={({ target }) => change((now) => ({ ...now, en: target.checked ? blank : null }))}
            />
            {words.english}
          </label>
        </div>
        <div className="a-language-pair">
          <JobFields lang="cn" text={content.cn} onChange={set('cn')} ofField={ofField} />
          {content.en && <JobFields lang="en" text={content.en} onChange={set('en')} ofField={ofField} />}
        </div>
        {job.state === 'draft' && (
          <Buttons>
            <DiscardDraft area="jobs" id={job.id} version={job.version} name={content.cn.title} />
          </Buttons>
        )}
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
  const { jobs } = useWords('admin-news')
  const names = { ...jobs, title: jobs.headline }
  const of = <Field extends keyof Text>(field: Field) => ({
    id: `${field}-${lang}`,
    'data-path': `${lang}.${field}`,
    label: names[field],
    error: ofField(`${lang}.${field}`),
  })
  return (
    <LanguageFields lang={lang}>
      {(['title', 'team', 'city', 'type'] as const).map((field) => (
        <TextInput
          key={field}
          {...of(field)}
          maxLength={100}
          value={text[field]}
          onType={(typed) => onChange({ [field]: typed })}
        />
      ))}
      <TextArea
        {...of('summary')}
        maxLength={500}
        rows={2}
        value={text.summary}
        onType={(summary) => onChange({ summary })}
      />
      {(['duties', 'requirements'] as const).map((field) => (
        <LinesField
          key={field}
          {...of(field)}
          lines={text[field]}
          onChange={(lines) => onChange({ [field]: lines })}
        />
      ))}
    </LanguageFields>
  )
}
