import { useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './home.css'

/** Offers English on `/`. Decided in the browser: one cached page serves all; an overlay, so nothing shifts. */
export function EnglishOffer() {
  const words = useWords('home').englishOffer
  const [offered, setOffered] = useState(false)
  useEffect(() => setOffered(prefersEnglish(navigator.languages) && !wasDismissed()), [])
  if (!offered) return null
  return (
    <aside className="offer" lang="en" aria-label={words.text}>
      <p>
        {words.text}{' '}
        <Link to="/$lang" params={{ lang: 'en' }} hrefLang="en">
          {words.linkText}
        </Link>
      </p>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={() => {
          rememberDismissal()
          setOffered(false)
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

const storageKey = 'english-offer'

// storage may be blocked: then it shows again with the next document
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'dismissed'
  } catch {
    return false
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(storageKey, 'dismissed')
  } catch {}
}

/** Whether English precedes Chinese in `navigator.languages`. */
export function prefersEnglish(languages: readonly string[]): boolean {
  return /^en\b/i.test(languages.find((tag) => /^(en|zh)\b/i.test(tag)) ?? '')
}
