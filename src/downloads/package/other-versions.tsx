import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { type PackageDetail, supportHasEnded } from '../downloads.ts'

/** The other versions of a package, highest first. */
export function OtherVersions({ versions, today }: { versions: PackageDetail['older']; today: string }) {
  const { older: words } = useWords('downloads').package
  const { package: messages } = useLL().downloads
  const lang = useLocale()
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{versions.length > 0 ? words.text : words.none}</p>
      {versions.length > 0 && (
        <ul className="package__versions num">
          {versions.map(({ id, version, releasedAt, supportEnd, latest }) => (
            <li key={id}>
              <Link to="/$lang/download/download" params={{ lang }} search={{ id }}>
                {version}
              </Link>
              <time dateTime={releasedAt}>{releasedAt}</time>
              {supportEnd && !supportHasEnded({ supportEnd }, today) && (
                <span>{messages.supportEnds({ date: supportEnd })}</span>
              )}
              {latest && <Chip>{words.latest}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
