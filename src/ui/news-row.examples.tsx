import { moreClass } from './button.tsx'
import { NewsRow } from './news-row.tsx'
import { Rows } from './rows.tsx'

export const examples = {
  article: (
    <Rows>
      <NewsRow
        date="2026-11-12"
        title={<a href="#article">Finding session lag</a>}
        summary="From one word to one link in the chain."
        hits={1286}
        hitsLabel="Views"
        more={
          <a className={moreClass} href="#article">
            View details
          </a>
        }
      />
    </Rows>
  ),
}
