import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { icpFilingUrl, publicSecurityFilingUrl } from '#src/site/facts/filing.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { SiteLink } from '#src/site/link.tsx'
import { isAt, type NavEntry } from '#src/site/navigation.ts'
import '#src/ui/band.css'
import { Icon } from '#src/ui/icon.tsx'
import { useFooterLinks, useNavList, usePathname } from './navigation.ts'
import { OuterLink } from './outer-link.tsx'
import { useSiteData } from './site-data.ts'
import './site-footer.css'
import { HomeLink } from './site-header.tsx'

export function SiteFooter() {
  return (
    <footer className="site-foot ink band step">
      <div className="wrap">
        <div className="foot">
          <div>
            <HomeLink />
            <ContactFacts />
          </div>
          <FooterNav />
          <QrCodes />
        </div>
        <LegalLine />
      </div>
      {/* end marker: without it the footer is still incomplete */}
      <i className="site-foot__end" hidden />
    </footer>
  )
}

function ContactFacts() {
  const { company, footer } = useSiteWords()
  return (
    <>
      <h2>{footer.contact}</h2>
      <address className="foot__c">
        <a className="tel" href={telUrl(company.phone)}>
          <Icon name="phone" small />
          {company.phone}
        </a>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" small />
          {company.email}
        </a>
        <span>{company.address}</span>
      </address>
    </>
  )
}

function FooterNav() {
  const words = useSiteWords().footer
  const groups = useNavList().filter(({ child }) => child.length > 0)
  const further = useFooterLinks()
  return (
    <nav className="foot__n" aria-label={words.label}>
      {groups.map(({ name, child }, at) => (
        <FooterLinks key={name} title={name} links={at < 2 ? child : [...child, ...further]} />
      ))}
    </nav>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly NavEntry[] }) {
  const pathname = usePathname()
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, url, outerUrl }) => (
          <li key={name}>
            {outerUrl ? (
              <OuterLink href={outerUrl} name={name} icon={false} />
            ) : (
              <SiteLink path={url} current={isAt(url, pathname) && 'page'}>
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const targets = ['account', 'group', 'sales'] as const

function QrCodes() {
  const words = useSiteWords().footer
  const lang = useLocale()
  return (
    <div className="qrs">
      {targets.map((target) => (
        <figure key={target}>
          <img
            className="qr"
            src={`/${lang}/qr?path=${target}`}
            width="120"
            height="120"
            loading="lazy"
            alt={words.scan + words[target]}
          />
          <figcaption>{words[target]}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function LegalLine() {
  const { name } = useSiteWords().site
  const settings = useSiteData()?.settings
  return (
    <p className="legal">
      {/* a page cached over New Year has last year's number */}
      <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${name}`}</span>
      {settings?.icpNumber && (
        <a href={icpFilingUrl} rel="external">
          {settings.icpNumber}
        </a>
      )}
      {settings?.publicSecurityNumber && (
        <a href={publicSecurityFilingUrl(settings.publicSecurityNumber)} rel="external">
          {settings.publicSecurityNumber}
        </a>
      )}
    </p>
  )
}
