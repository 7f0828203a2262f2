import { useReducer, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { CloudDesktop } from './cloud-desktop.tsx'
import { DeviceRack } from './device-rack.tsx'
import { logOf, mdwReducer, startState } from './mdw-state.ts'
import { useRunningLog } from './use-running-log.ts'

/** A cloud desktop above a rack of real devices: pick one, plug it in or book it, stop and replay its log. */
export function MdwScreen() {
  const words = useWords('screen-mdw')
  const [state, send] = useReducer(mdwReducer, startState)
  const screen = useRef<HTMLElement>(null)
  const { name, model, text } = words.devices[state.picked]
  const picked = state.devices[state.picked]
  const log = logOf(state)
  useRunningLog(screen, log === 'run' ? state.written[state.picked] : undefined, send)
  return (
    <figure className="scr scr--mdw" ref={screen}>
      <div className="mdw">
        <CloudDesktop words={words} state={state} />
        <DeviceRack words={words} state={state} onPick={(device) => send({ type: 'pick', device })} />
        <div className="mdw__act">
          <p>
            <b>
              {name}, {model}
            </b>
            {text}
          </p>
          <div className="mdw__keys scr__live">
            <Button ghost={picked !== 'free'} onClick={() => send({ type: 'plug' })}>
              {words.plug[picked]}
            </Button>
            <Button ghost disabled={!log} onClick={() => send({ type: 'log' })}>
              {words.log[log ?? 'run']}
            </Button>
          </div>
        </div>
      </div>
      <output className="vh">{state.acted && `${name} ${words.done[picked]}`}</output>
      <figcaption className="vh">{words.told}</figcaption>
    </figure>
  )
}
