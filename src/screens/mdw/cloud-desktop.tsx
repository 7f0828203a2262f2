import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { Chip } from '#src/ui/chip.tsx'
import { mdwSample } from './mdw-sample.ts'
import { deviceIds, type MdwState } from './mdw-state.ts'

export type MdwWords = NamespaceWords['screen-mdw']

type DesktopProps = { words: MdwWords; state: MdwState }

/** A cloud desktop: the picked device's code and log, and a place for each device. */
export function CloudDesktop({ words, state: { picked, devices, written } }: DesktopProps) {
  const { code, log } = mdwSample[picked]
  const picksState = devices[picked]
  return (
    <div className="mdw__desktop">
      <p className="mdw__bar screen-bar">
        {words.desktop}
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
              {mdwSample[device].protocol}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
