import { useWords } from '#i18n/words.tsx'
import { HeroMdw } from '#src/ui/art/hero-mdw.tsx'
import './trial-art.css'

/** What a trial connects, beside the form where there is room. */
export function TrialArt() {
  return (
    <div className="trial-art">
      <HeroMdw labels={useWords('trial').form.drawing} />
    </div>
  )
}
