import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ScreenPick } from '#src/ui/screen/screen-pick.tsx'
import { WindowDots } from '#src/ui/screen/window-dots.tsx'
import {
  type DeviceId,
  deviceIds,
  logOf,
  type MdwAction,
  type MdwState,
  mdwReducer,
  sample,
  startState,
} from './mdw-state.ts'

/** A cloud desktop above a rack of real devices: pick, plug in or book one, stop and replay its log. */
export function MdwScreen() {
  const words = useWords('screen-mdw')
  const [state, send] = useReducer(mdwReducer, startState)
  const screen = useRef<HTMLElement>(null)
  const { name, model, text } = words.devices[state.picked]
  const picked = state.devices[state.picked]
  const log = logOf(state)
  useRunningLog(screen, log === 'run' ? state.written[state.picked] : undefined, send)
  return (
    <figure className="scr scr--bare scr--mdw" ref={screen}>
      <div className="mdw">
        <CloudDesktop words={words} state={state} />
        <DeviceRack words={words} state={state} onPick={(device) => send({ type: 'pick', device })} />
        <div className="scr__foot mdw__act">
          <p>
            <b>
              {name}, {model}
            </b>
            <br />
            {text}
          </p>
          <div className="scr__keys mdw__keys scr__live">
            <Button small ghost={picked !== 'free'} onClick={() => send({ type: 'plug' })}>
              {words.plug[picked]}
            </Button>
            <Button small ghost disabled={!log} onClick={() => send({ type: 'log' })}>
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

type MdwWords = NamespaceWords['screen-mdw']

type DesktopProps = { words: MdwWords; state: MdwState }

/** The picked device's code and log, and a place per device. */
function CloudDesktop({ words, state: { picked, devices, written } }: DesktopProps) {
  const { code, log } = sample[picked]
  const picksState = devices[picked]
  return (
    <div className="mdw__desktop">
      <p className="scr__bar">
        <WindowDots />
        <b>{words.desktop}</b>
        <Chip>{words.sample}</Chip>
      </p>
      <div className="mdw__body">
        <pre className="mdw__code" aria-hidden="true">
          {code}
        </pre>
        {picksState === 'on' ? (
          <div className="mdw__log" lang="en">
            <ol>
              {log.slice(0, written[picked]).map(([time, source, text]) => (
                <li key={time}>
                  <span>{time}</span>
                  <span>{source}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        ) : (
          <p className="mdw__idle">
            <b>{words.idle[picksState].title}</b>
            {words.idle[picksState].text}
          </p>
        )}
      </div>
      <div className="mdw__places" aria-hidden="true">
        <b>{words.bar}</b>
        {deviceIds.map((device) => (
          <span className="mdw__place" data-state={devices[device]} key={device}>
            {words.place[devices[device]]}
            <span>
              <b>{words.devices[device].name}</b>
              {sample[device].protocol}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

type DeviceRackProps = { words: MdwWords; state: MdwState; onPick: (device: DeviceId) => void }

/** Devices with their cables. */
function DeviceRack({ words, state: { picked, devices }, onPick }: DeviceRackProps) {
  return (
    <ScreenPick
      className="mdw__rack"
      legend={words.legend}
      ids={deviceIds}
      value={picked}
      onPick={onPick}
      nameOf={(id) => `${words.devices[id].name}, ${words.devices[id].model}, ${words.state[devices[id]]}`}
    >
      {(id) => (
        <span className="mdw__device" data-device={id} data-state={devices[id]}>
          <DeviceDrawing device={id} />
          {devices[id] === 'free' || devices[id] === 'on' ? (
            <Cable foot={id === 'phoneB' ? 22 : 58} />
          ) : (
            <svg className="mdw__owner" width="58" height="55" viewBox="0 0 58 55" aria-hidden="true">
              <path d="M1 5a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4ZM1 10h56M29 39v15" />
              <text x="29" y="28">
                {words.owner}
              </text>
            </svg>
          )}
          <b>{words.devices[id].name}</b>
          <small>{words.state[devices[id]]}</small>
        </span>
      )}
    </ScreenPick>
  )
}

/** Dotted, and drawn from the device up when it is plugged in. */
function Cable({ foot }: { foot: number }) {
  const way = `M0 0v-${foot}l48-24v-20`
  return (
    <svg className="mdw__cable" width="1" height="1" aria-hidden="true">
      <path d={way} />
      <path d={way} pathLength="1" />
      <circle r="5" />
      <circle r="5" cx="48" cy={-foot - 44} />
    </svg>
  )
}

function DeviceDrawing({ device }: { device: DeviceId }) {
  if (device === 'board')
    return (
      <svg className="mdw__drawing" width="66" height="50" viewBox="0 0 66 50" aria-hidden="true">
        <rect className="z" x="1" y="1" width="64" height="48" rx="3" />
        <rect x="21" y="14" width="22" height="22" rx="1.5" />
        <path d="M21 19h-5m5 6h-5m5 6h-5m27-12h5m-5 6h5m-5 6h5M26 14V9m6 5V9m6 5V9m-12 27v5m6-5v5m6-5v5M53 6h12v11H53zM10 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m51 35a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0" />
      </svg>
    )
  if (device === 'unit')
    return (
      <svg className="mdw__drawing" width="70" height="50" viewBox="0 0 70 50" aria-hidden="true">
        <rect className="z" x="1" y="1" width="68" height="48" rx="5" />
        <path d="M8.5 6.500h53a2 2 0 0 1 2 2v25a2 2 0 0 1-2 2h-53a2 2 0 0 1-2-2v-25a2 2 0 0 1 2-2M7 29h11l9-10h10l12-12M35 12l5 12-5-3-5 3zM14.7 42.500a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0m47 0a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M21 42.500h6m5 0h6m5 0h6" />
      </svg>
    )
  return (
    <svg className="mdw__drawing" width="44" height="80" viewBox="0 0 44 80" aria-hidden="true">
      <rect className="z" x="1" y="1" width="42" height="78" rx="7" />
      <path d="M10 18h24M10 26h16M10 34h20M10 48h24v14H10zM17 72h10" />
    </svg>
  )
}

/** Ms to the first line, while the cable is drawn; then between lines. */
const first = 460
const next = 620

/** @param written lines so far; undefined while the log does not run */
function useRunningLog(
  screen: RefObject<HTMLElement | null>,
  written: number | undefined,
  send: Dispatch<MdwAction>,
): void {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    if (screen.current) observer.observe(screen.current)
    return () => observer.disconnect()
  }, [screen])

  useEffect(() => {
    if (written === undefined || !inView) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = still
      ? setTimeout(() => send({ type: 'whole' }))
      : setTimeout(() => send({ type: 'line' }), written === 0 ? first : next)
    return () => clearTimeout(timer)
  }, [written, inView, send])
}
