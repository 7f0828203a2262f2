import { useLocale, useWords } from '#i18n/words.tsx'
import { Share } from '#src/ui/share.tsx'
import { type PageProps, pathOf } from './trial-call.tsx'

export function ShareProduct({ product, kind }: PageProps) {
  const lang = useLocale()
  const path = pathOf({ product, kind })
  return <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={useWords(kind).share} />
}
