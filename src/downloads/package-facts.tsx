import type { ReactNode } from 'react'
import type { Download } from '#api/contract/package-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { sizeText } from '#src/ui/size-text.ts'
import { CopyButton } from './copy-button.tsx'
import './package-facts.css'

type Props = {
  item: Download
  title: ReactNode
  fileName?: string
  /** what the button that copies the checksum is called */
  copyLabel: string
  /** the way to the package */
  children?: ReactNode
}

/** What is told about a package, in a row. */
export function PackageFacts({ item, title, fileName, copyLabel, children }: Props) {
  const { labels, cpus, platforms } = useWords('downloads')
  const facts = {
    version: item.version,
    cpu: cpus[item.cpu],
    size: sizeText(item.size),
    date: item.releasedAt,
    supportEnd: item.supportEnd,
    file: fileName,
  }
  return (
    <li className="dl">
      <header>
        <ProductMark product={item.product} />
        <div>
          <h3>{title}</h3>
          <span>{platforms[item.platform]}</span>
        </div>
      </header>
      <dl className="num">
        {Object.entries(facts).map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{labels[key as keyof typeof facts]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className="sha">
          <dt>{labels.sha256}</dt>
          <dd>
            {item.sha256}
            <CopyButton text={item.sha256} label={copyLabel} />
          </dd>
        </div>
      </dl>
      {children}
    </li>
  )
}
