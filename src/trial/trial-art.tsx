import { useRef } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { kept, useKept } from '#src/ui/kept.ts'
import { StillDrawing } from '#src/ui/still.tsx'
import '#src/ui/art.css'
import '#src/ui/drawing.css'
import './trial-art.css'

/** What a trial connects, beside the form where there is room. */
export function TrialArt() {
  return (
    <div className="trial-art">
      <Drawing key={useLocale()} />
    </div>
  )
}

function Drawing() {
  const { drawing: labels } = useWords('trial').form
  const place = useRef<SVGSVGElement>(null)
  const Hero = useKept(art, place)
  if (Hero) return <Hero labels={labels} />
  return <StillDrawing ref={place} className="art" viewBox="0 34 540 330" />
}

const art = kept(async () => (await import('#src/ui/art/hero-mdw.tsx')).HeroMdw)
if (import.meta.env.SSR) await art.prepare()

/** For loaders: has the drawing ready before the page appears. */
export const prepareTrialArt = art.prepare
