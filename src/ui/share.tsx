import { useEffect, useState } from 'react'
import { copyText } from '#src/site/copy-text.ts'
import { Button, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import './share.css'

type ShareProps = {
  /** the page without its origin, and without anything behind it */
  path: string
  /** where the picture of its code is */
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

/**
 * Ways to pass a page on: a code for a phone, which needs no script, its address, and on phones the apps that are
 * there. The code is asked for when somebody opens the part.
 */
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

/** What a browser can do, known once it runs. */
function ShareButtons({ path, words }: Omit<ShareProps, 'code'>) {
  const [can, setCan] = useState({ copy: false, send: false })
  const [told, setTold] = useState('')
  useEffect(() => setCan({ copy: Boolean(navigator.clipboard), send: Boolean(navigator.share) }), [])
  const url = () => new URL(path, location.origin).href
  const copy = async () => setTold((await copyText(url())) ? words.copied : words.failed)
  // who closes the list of apps has changed their mind, nothing has failed
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
