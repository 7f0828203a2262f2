import { useEffect, useState } from 'react'
import { copyText } from '#src/site/copy-text.ts'
import { Button, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import './share.css'

type ShareProps = {
  /** path only */
  path: string
  /** URL of the QR code image */
  code: string
  words: {
    label: string
    code: string
    scan: string
    copy: string
    copied: string
    failed: string
    send: string
  }
}

/** QR code (no script), copy link, share sheet. The code loads when opened. */
export function Share({ path, code, words }: ShareProps) {
  return (
    <details className="share">
      <summary className={buttonClass({ ghost: true, small: true })}>{words.label}</summary>
      <div className="share__in">
        <img src={code} alt={words.code} width={164} height={164} loading="lazy" />
        <div>
          <p>{words.scan}</p>
          <ShareButtons path={path} words={words} />
        </div>
      </div>
    </details>
  )
}

/** Feature-detected after hydration. */
function ShareButtons({ path, words }: Omit<ShareProps, 'code'>) {
  const [can, setCan] = useState({ copy: false, send: false })
  const [told, setTold] = useState('')
  useEffect(() => setCan({ copy: Boolean(navigator.clipboard), send: Boolean(navigator.share) }), [])
  const url = () => new URL(path, location.origin).href
  const copy = async () => setTold((await copyText(url())) ? words.copied : words.failed)
  // AbortError: the user closed the share sheet
  const send = () => navigator.share({ title: document.title, url: url() }).catch(() => {})
  return (
    <>
      <div className="btns">
        {can.copy && (
          <Button ghost small onClick={copy}>
            <Icon name="copy" small />
            {words.copy}
          </Button>
        )}
        {can.send && (
          <Button ghost small onClick={send}>
            {words.send}
          </Button>
        )}
      </div>
      <p role="status">{told}</p>
    </>
  )
}
