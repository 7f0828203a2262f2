import { type FormEvent, useState } from 'react'
import { productParts } from '#contract/keys.ts'
import type { Package } from '#contract/package-schema.ts'
import { productNames } from '#contract/products.ts'
import { sizeText } from '#contract/texts/quantity.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { DiscardDraft } from '../discard-draft.tsx'
import { changeApi, readApi } from '../staff-api.ts'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { useDraft } from '../ui/draft/use-draft.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { LanguageFields, LinesField } from '../ui/fields/text-fields.tsx'
import { BackLink } from '../ui/list/back-link.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { submitterOf } from '../ui/typing/submitter-of.ts'
import { AddPackage } from './add-package.tsx'
import { PackageStatus } from './packages-page.tsx'

/** A package: its file and checksum, its texts in both languages, and whether customers can have it. */
export function PackagePage({ item: initial }: { item: Package }) {
  const words = useWords('admin-packages')
  const does = useLL()['admin-packages']
  const { labels, parts } = useWords('downloads')
  const { id } = initial
  const draft = useDraft(initial, {
    area: 'packages',
    id,
    words: words.faults,
    typedOf: textsOf,
    save: ({ edition: version }, body) => changeApi('packages.save', { id, version, body }),
    done: words.saved,
    read: () => readApi('packages.one', { id }),
  })
  const { item, typed: texts, change, ofField } = draft
  const ofParts = productParts.map((part) => [part, parts[part]] as const)
  const [adding, setAdding] = useState(false)
  const { edition: version, state } = item
  const title = `${item.name[useLocale()]} ${item.version}`
  const act = (to: 'publish' | 'withdraw') =>
    draft.act(
      ({ edition: version }) => changeApi(`packages.${to}`, { id, version }),
      to === 'publish' ? words.published : words.withdrawn,
    )
  // publishing submits too: only then the browser refuses a date that is half typed, which reads as none
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (submitterOf(event) === 'publish' ? act('publish') : draft.save())
  }
  return (
    <>
      {adding && <AddPackage like={item} onClose={() => setAdding(false)} />}
      <form method="post" onSubmit={submit}>
        <PageHeader
          title={title}
          windowTitle={`${words.title}: ${title}`}
          back={<BackLink to="/admin/packages" aria-label={words.back} />}
          state={<PackageStatus state={state} />}
          note={<DraftNotes draft={draft} by={({ changedBy }) => changedBy} />}
          more={
            state !== 'public' && (
              <Button ghost type="submit">
                {words.save}
              </Button>
            )
          }
        >
          {/* what is saved of a public one is public at once */}
          <Button type="submit" value={state === 'public' ? 'save' : 'publish'}>
            {does.publish[state]({ version: item.version, audience: words.audiences[texts.access] })}
          </Button>
        </PageHeader>
        <div className="a-padded a-stack">
          <Facts item={item} />
          <div className="a-language-pair">
            <DateField
              id="released-at"
              data-path="releasedAt"
              label={labels.date}
              hint={words.datesHint}
              required
              value={texts.releasedAt}
              onChange={(releasedAt) => change((now) => ({ ...now, releasedAt }))}
            />
            {item.kind === 'software' &&
              (['fixesUntil', 'securityUntil'] as const).map((name) => (
                <DateField
                  key={name}
                  id={name}
                  data-path={name}
                  label={labels[name]}
                  hint={words.noEnd}
                  value={texts[name] ?? ''}
                  error={ofField(name)}
                  onChange={(day) => change((now) => ({ ...now, [name]: day || null }))}
                />
              ))}
          </div>
          <div className="a-language-pair">
            <ChoiceField
              id="package-access"
              data-path="access"
              label={words.access}
              chosen={texts.access}
              options={(['login', 'public'] as const).map((access) => [access, words.accesses[access]])}
              onChoose={(access) => change((now) => ({ ...now, access }))}
            />
            <ChoiceField
              id="package-part"
              data-path="part"
              label={words.part}
              chosen={texts.part}
              options={[['', words.wholeProduct], ...ofParts]}
              onChoose={(part) => change((now) => ({ ...now, part }))}
            />
            <LinesField
              id="systems"
              data-path="systems"
              label={words.systems}
              lines={texts.systems}
              error={ofField('systems')}
              onChange={(systems) => change((now) => ({ ...now, systems }))}
            />
          </div>
          <div className="a-language-pair">
            {(['cn', 'en'] as const).map((one) => (
              <LanguageFields key={one} lang={one}>
                {(['notes', 'requirements'] as const).map((field) => (
                  <LinesField
                    key={field}
                    id={`${field}-${one}`}
                    data-path={`${field}.${one}`}
                    label={words[field]}
                    lines={texts[field][one]}
                    error={ofField(`${field}.${one}`)}
                    onChange={(lines) =>
                      change((now) => ({ ...now, [field]: { ...now[field], [one]: lines } }))
                    }
                  />
                ))}
              </LanguageFields>
            ))}
          </div>
          <Buttons>
            {state === 'draft' ? (
              <DiscardDraft area="packages" id={id} version={version} name={title} />
            ) : (
              <Button ghost onClick={() => setAdding(true)}>
                {words.newVersion}
              </Button>
            )}
            {state === 'public' && (
              <Button ghost onClick={() => void act('withdraw')}>
                {does.withdraw({ version: item.version })}
              </Button>
            )}
          </Buttons>
        </div>
      </form>
    </>
  )
}

function textsOf({ access, part, systems, notes, requirements, ...item }: Package) {
  const { releasedAt, fixesUntil, securityUntil } = item
  return { access, part, systems, releasedAt, fixesUntil, securityUntil, notes, requirements }
}

/** What belongs to the file. */
function Facts({ item }: { item: Package }) {
  const words = useWords('admin-packages')
  const { labels, kinds, languages } = useWords('downloads')
  const { made } = downloadInWords(useLocale(), item)
  const isSoftware = item.kind === 'software'
  const facts = [
    [words.product, productNames[item.product]],
    [words.kind, kinds[item.kind]],
    [
      isSoftware ? words.platform : words.language,
      isSoftware ? made : item.language ? languages[item.language] : words.anyLanguage,
    ],
    [labels.file, item.fileName],
    [labels.size, sizeText(item.size)],
    [labels.sha256, item.sha256],
  ] as const
  return (
    <section aria-label={words.facts}>
      <Pairs className="a-pairs" of={facts} />
      {item.state === 'draft' && <p>{words.compareSha}</p>}
    </section>
  )
}
