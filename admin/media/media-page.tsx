import { useWords } from '#i18n/words.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PictureShelf } from './picture-shelf.tsx'

/** The pictures of the site. */
export function MediaPage() {
  return (
    <>
      <PageHeader title={useWords('admin-news').media.title} />
      <div className="a-padded">
        <PictureShelf />
      </div>
    </>
  )
}
