import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { Explanation } from './explanation.tsx'
import { Inspection } from './inspection.tsx'
import { SessionPlot } from './session-plot.tsx'

/** The past 4 hours of a session in five lanes, what its incidents come from, and the inspection that runs beside it. */
export function CenterviewScreen() {
  const words = useWords('screen-centerview')
  const [{ minute, jump }, setTime] = useState({ minute: 132, jump: false })
  const move = (to: number, isJump: boolean) => setTime({ minute: to, jump: isJump })
  return (
    <ScreenFrame product="centerview" {...words}>
      <fieldset className="cv__tabs">
        <legend className="vh">{words.tabs.legend}</legend>
        {(['session', 'inspection'] as const).map((tab) => (
          <label key={tab}>
            <input type="radio" name="cv" value={tab} defaultChecked={tab === 'session'} />
            {words.tabs[tab]}
          </label>
        ))}
      </fieldset>
      <div className="cv__in">
        <div className="cv__session">
          <SessionPlot minute={minute} jump={jump} onMove={move} />
          <Explanation minute={minute} onMove={move} />
        </div>
        <Inspection />
      </div>
    </ScreenFrame>
  )
}
