import type { ReactNode } from 'react'
import './download-row.css'
import { type MarkName, ProductMark } from './product-mark.tsx'

type DownloadRowProps = {
  mark: MarkName
  /** the name, usually as a link */
  title: ReactNode
  platform: string
  facts: readonly { name: string; value: ReactNode }[]
  checksum: { name: string; value: string }
  /** a button that copies the checksum */
  copy?: ReactNode
  /** download, or log in first */
  action: ReactNode
}

/** One package of a result list, in `Rows`. */
export function DownloadRow({ mark, title, platform, facts, checksum, copy, action }: DownloadRowProps) {
  return (
    <li className="dl">
      <header>
        <ProductMark product={mark} />
        <div>
          <h3>{title}</h3>
          <span>{platform}</span>
        </div>
      </header>
      <dl className="num">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="sha">
          <dt>{checksum.name}</dt>
          <dd>
            {checksum.value}
            {copy}
          </dd>
        </div>
      </dl>
      {action}
    </li>
  )
}
