import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Gauge } from '#src/ui/screen/gauge.tsx'
import { clockOf, copiedAt, type DesktopPart, isSeen, mouseAt, progressOf, sample } from './av-state.ts'
import { KindIcon } from './event-track.tsx'

/** The recorded desktop at a time; everything on it is also in the event list. */
export function RecordedDesktop({ second, event }: { second: number; event: number | undefined }) {
  const words = useWords('screen-av').desktop
  const desktop = useRef<HTMLDivElement>(null)
  const copied = copiedAt(second)
  const shown = useRef(event)

  useLayoutEffect(() => {
    const { x, y } = mouseAt(second)
    const { style } = desktop.current ?? {}
    style?.setProperty('--mouse-x', String(x))
    style?.setProperty('--mouse-y', String(y))
  }, [second])

  useEffect(() => {
    if (shown.current === event) return
    shown.current = event
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    desktop.current?.animate(
      [
        { transform: 'translate(12px, -6px)', opacity: 0.55 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
  }, [event])

  const part = (name: DesktopPart, content: ReactNode) => (
    <div className={`av__part av__part--${name}`} data-seen={isSeen(name, second) || undefined}>
      {content}
    </div>
  )
  return (
    <div className="av__stage" aria-hidden="true">
      <i />
      <i />
      <div className="av__desktop" ref={desktop}>
        <svg className="av__files" width="18" height="50" aria-hidden="true" viewBox="0 0 18 50">
          <path d="M2 1h9l5 5v14H2ZM2 29h9l5 5v14H2Z" />
        </svg>
        {part(
          'file',
          <svg aria-hidden="true" width="18" height="22" viewBox="0 0 18 22">
            <path d="M2 1h9l5 5v14H2ZM5.5 11h7m-7 4h7" />
          </svg>,
        )}
        {part(
          'window',
          <>
            <b>{words.window}</b>
            <svg aria-hidden="true" width="200" height="90" viewBox="0 0 200 90" preserveAspectRatio="none">
              <path d="M12 14h60M12 32h76M12 50h52M12 68h70M104 14h82M104 32h60M104 50h76M104 68h48" />
            </svg>
          </>,
        )}
        {part(
          'command',
          <>
            <b>{words.command}</b>
            <code>{typedAt(second, words.typed)}</code>
          </>,
        )}
        {part(
          'copy',
          <>
            <b>{words.copy}</b>
            <span>{words.file}</span>
            <Gauge of={[copied * 100]} />
            <span className="av__percent">{Math.round(copied * 100)}%</span>
          </>,
        )}
        {part(
          'usb',
          <>
            <KindIcon kind="usb" />
            {words.usb}
          </>,
        )}
        <p className="av__task">
          <svg aria-hidden="true" width="54" height="9" viewBox="0 0 54 9">
            <path d="M0 0h9v9H0zM15 0h9v9h-9zM30 0h9v9h-9zM45 0h9v9h-9z" />
          </svg>
          <time>{clockOf(second)}</time>
        </p>
        {part('watermark', <Watermark text={`${words.watermark} ${clockOf(second).slice(0, 5)}`} />)}
        <span className="av__mouse">
          <svg aria-hidden="true" width="14" height="18" viewBox="0 0 14 18">
            <path d="M1.5 1.5v13l3.5-3 2.5 5 2.2-1-2.4-4.8h4.7Z" />
          </svg>
        </span>
        <p className="av__recording">
          <i className="scr__point" data-point="on" />
          {words.recording}
        </p>
        {part('lock', <LockScreen />)}
      </div>
    </div>
  )
}

function Watermark({ text }: { text: string }) {
  const line = `${text}      `.repeat(5)
  return Array.from({ length: 6 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the same
    <span key={row}>{row % 2 ? `        ${line}` : line}</span>
  ))
}

function LockScreen() {
  return (
    <>
      <Icon name="lock" />
      {useWords('screen-av').locked}
    </>
  )
}

function typedAt(second: number, texts: Record<'find' | 'list', string>): string {
  return sample.typed
    .filter(({ from }, index) => index === 0 || second >= from)
    .map((line) => {
      const text = texts[line.key]
      return `> ${text.slice(0, Math.round(text.length * progressOf(line, second)))}`
    })
    .join('\n')
}
