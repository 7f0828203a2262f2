import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { Explanation } from './explanation.tsx'
import { Inspection } from './inspection.tsx'
import { SessionPlot } from './session-plot.tsx'

/**
 * The past 4 hours of a session in five lanes, what its incidents come from, and the inspection that runs beside it.
 * @param props.small without the inspection
 */
export function CenterviewScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-centerview')
  const [{ minute, jump }, setTime] = useState({ minute: 132, jump: false })
  const move = (to: number, isJump: boolean) => setTime({ minute: to, jump: isJump })
  return (
    <ScreenFrame product="centerview" small={small} {...words}>
      <div className="cv__in">
        {!small && <ScreenTabs name="centerview" {...words.panels} />}
        <div className="cv__session" data-panel="1">
          <SessionPlot minute={minute} jump={jump} onMove={move} />
          <Explanation minute={minute} onMove={move} small={small} />
        </div>
        {!small && <Inspection />}
      </div>
    </ScreenFrame>
  )
}
