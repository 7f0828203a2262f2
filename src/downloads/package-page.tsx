import { Link } from '@tanstack/react-router'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { VerifyFile } from './verify-file.tsx'

/** One package's page. */
export function PackagePage() {
  const { package: words } = useWords('downloads')
  const lang = useLocale()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Heading title={words.unavailable.title}>{words.unavailable.text}</Heading>
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search" params={{ lang }}>
          <Icon name="left" small />
          {words.back}
        </Link>
      </Band>
      <VerifyFile fileName="package" />
    </>
  )
}
