import { type SyntheticEvent, useState } from 'react'
import { chinaTime } from '#contract/china-time.ts'
import { sizeText } from '#contract/texts/quantity.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { useOnline } from '#src/site/network.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Address, AddressResult, PackageDetail } from './downloads.ts'
import { type AccountLinks, LoginGate } from './package-table.tsx'

type Props = {
  item: PackageDetail
  posted: AddressResult | undefined
  /** the way to log in again */
  account: AccountLinks | undefined
}

/**
 * Gets the address of a file for a visitor who is logged in. A form posted to this page, which then shows the address;
 * with JavaScript it appears in place.
 */
export function GetAddress({ item, posted, account }: Props) {
  const { address: words } = useWords('downloads').package
  const lang = useLocale()
  const [result, setResult] = useState(posted)
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const ask = (event: SyntheticEvent<HTMLFormElement>) =>
    submitByScript(event, async () => {
      setBusy(true)
      try {
        const { getAddress } = await import('./downloads.functions.ts')
        setResult(await getAddress({ data: { id: item.id } }))
      } catch (error) {
        // what failed once is sent by the browser
        if (result?.state === 'failed') throw error
        setResult({ state: 'failed' })
      } finally {
        setBusy(false)
      }
    })
  return (
    <section className="package__get">
      <h2>{words.heading}</h2>
      {result?.state === 'ready' && <FileLink address={result} size={item.size} />}
      <form method="post" action={`/${lang}/download/download?id=${item.id}`} onSubmit={ask}>
        <Button type="submit" ghost={result?.state === 'ready'} disabled={busy}>
          <Icon name="download" small />
          {busy ? words.getting : words.get}
        </Button>
      </form>
      <p role="status">
        {result?.state === 'failed' && (online ? words.failed : words.offline)}
        {result?.state === 'session-ended' && !account && words.sessionEnded}
        {result?.state === 'ready' && <span className="vh">{words.resume}</span>}
      </p>
      <div role="status">
        {result?.state === 'session-ended' && account && <LoginGate links={account} ended />}
      </div>
    </section>
  )
}

function FileLink({ address: { url, expiresAt }, size }: { address: Address; size: number }) {
  const { address: words } = useWords('downloads').package
  const { address: messages } = useLL().downloads.package
  return (
    <>
      <a className={buttonClass()} href={url} rel="external nofollow" download>
        <Icon name="download" small />
        {messages.download({ size: sizeText(size) })}
      </a>
      <p>
        {messages.expires({ time: chinaTime(Date.parse(expiresAt)).slice(11) })} {words.resume}
      </p>
    </>
  )
}
