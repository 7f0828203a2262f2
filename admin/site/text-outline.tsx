import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OutlineSection, Spot } from './framed-document.ts'

type TextOutlineProps = {
  /** of the page in the frame */
  path: string
  lang: string
  sections: readonly OutlineSection[]
  /** by its focus too, which shows it in the frame */
  onChoose: (spot: Spot) => void
}

/** Every text of a page below its heading, those that the frame does not show as well. */
export function TextOutline({ path, lang, sections, onChoose }: TextOutlineProps) {
  const { texts: label } = useWords('admin-site')
  return (
    <nav className="a-outline" aria-label={label}>
      {sections.map(({ heading, texts }) => (
        <details key={JSON.stringify(texts[0])} open={sections.length === 1}>
          <summary>
            <Icon name="right" />
            <span lang={lang}>{heading}</span>
            <small>{texts.length}</small>
          </summary>
          <ul lang={lang}>
            {texts.map((text) => {
              const choose = () => onChoose({ texts: [text] })
              return (
                <li key={JSON.stringify(text)}>
                  <Link
                    to="/admin/site"
                    search={{ page: path, path: text.id }}
                    preload={false}
                    data-text={text.id}
                    onFocus={choose}
                    onClick={choose}
                  >
                    {text.text}
                  </Link>
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </nav>
  )
}
