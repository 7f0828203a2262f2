import { Fragment, useState } from 'react'
import { articlePath } from '#contract/keys.ts'
import type { EditingArticle } from '#contract/news-schema.ts'
import { seoLimits } from '#contract/texts/seo-limits.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { languageTag, locales } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { PictureDialog } from '../media/picture-dialog.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { noLineBreak, TextArea, TextInput } from '../ui/fields/text-fields.tsx'
import { useNewest } from './newest-note.tsx'

type Done = (article: EditingArticle, said: string) => void
type SectionProps = { article: EditingArticle; onDone: Done; onOpen: () => Promise<boolean> }

/** The address of an article, and what search engines and shares are told of it. */
export function SeoSection({ article, onDone, onOpen }: SectionProps) {
  const { addressing: words } = useWords('admin-news')
  const LL = useLL()['admin-news'].addressing
  const [isOpen, setOpen] = useState(false)
  const { slug, former } = article.seo
  return (
    <div>
      <h2>{words.title}</h2>
      <p className="a-kept-lines">{articlePath(slug || article.id)}</p>
      {former.length > 0 && <small>{LL.former({ list: former.join(', ') })}</small>}
      <Button
        ghost
        aria-label={`${words.change}: ${words.title}`}
        onClick={async () => setOpen(await onOpen())}
      >
        {words.change}
      </Button>
      {isOpen && (
        <SeoDialog
          article={article}
          onClose={() => setOpen(false)}
          onDone={(next, said) => {
            setOpen(false)
            onDone(next, said)
          }}
        />
      )}
    </div>
  )
}

type DialogProps = { article: EditingArticle; onClose: () => void; onDone: Done }

function SeoDialog({ article: opened, onClose, onDone }: DialogProps) {
  const { addressing: words, faults } = useWords('admin-news')
  const { newest: article, orReload, note } = useNewest(opened)
  const { id, version, seo } = article
  const [picture, setPicture] = useState(seo.picture)
  const [isChoosing, setChoosing] = useState(false)
  const [typed, setTyped] = useState({ cn: seo.cn, en: seo.en })
  return (
    <>
      <Dialog title={words.title} onClose={onClose}>
        <ActionForm
          submit={words.save}
          faults={{ ...faults, ...words.faults }}
          send={(form) => {
            const body = { slug: form('slug'), pictureId: picture?.id ?? null, ...typed }
            return orReload(changeApi('news.seo', { id, version, body }))
          }}
          onDone={(saved) => onDone(saved, words.saved)}
          onCancel={onClose}
        >
          {(ofField) => (
            <>
              {note}
              <TextField
                id="seo-slug"
                name="slug"
                label={words.slug}
                hint={words.slugHint}
                autoComplete="off"
                defaultValue={seo.slug}
                error={ofField('slug')}
              />
              <SeoTexts typed={typed} onChange={setTyped} ofField={ofField} />
              <p>{words.asArticle}</p>
              <div className="a-cover-choice">
                {picture && (
                  <img src={`/media/${picture.id}-${picture.widths[0]}.webp`} alt={words.picture} />
                )}
                <div>
                  <p>{picture ? words.picture : words.noPicture}</p>
                  <Button ghost onClick={() => setChoosing(true)}>
                    {words.choose}
                  </Button>
                  {picture && (
                    <Button ghost onClick={() => setPicture(null)}>
                      {words.remove}
                    </Button>
                  )}
                </div>
              </div>
              {article.cn?.state === 'public' && <p>{words.live}</p>}
            </>
          )}
        </ActionForm>
      </Dialog>
      {isChoosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setPicture(chosen)
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

type Typed = Pick<EditingArticle['seo'], 'cn' | 'en'>
type TextsProps = {
  typed: Typed
  onChange: (next: (typed: Typed) => Typed) => void
  ofField: (name: string) => string | undefined
}

/** Title and description in each language, with how long search engines show them. */
function SeoTexts({ typed, onChange, ofField }: TextsProps) {
  const { langs } = useWords('admin')
  const LL = useLL()['admin-news'].addressing
  const { 'seo-long': tooLong } = useWords('admin-news').addressing.faults
  return locales.map((lang) => {
    const field = (name: 'title' | 'description') => ({
      id: `seo-${lang}-${name}`,
      name: `${lang}.${name}`,
      lang: languageTag(lang),
      label: (name === 'title' ? LL.seoTitle : LL.description)({ lang: langs[lang] }),
      hint: LL.letters({ now: typed[lang][name].length, most: seoLimits[lang][name] }),
      maxLength: 500,
      value: typed[lang][name],
      error: typed[lang][name].length > seoLimits[lang][name] ? tooLong : ofField(`${lang}.${name}`),
      onType: (text: string) =>
        onChange((now) => ({ ...now, [lang]: { ...now[lang], [name]: text.replace(/\n/g, ' ') } })),
    })
    return (
      <Fragment key={lang}>
        <TextInput {...field('title')} />
        <TextArea rows={2} {...field('description')} onKeyDown={noLineBreak} />
      </Fragment>
    )
  })
}
