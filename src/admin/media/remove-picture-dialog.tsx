import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PictureAnswer } from '#api/contract/media-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ListState } from '../ui/list-page.tsx'

type Props = { picture: PictureAnswer; onClose: () => void }

/** Withdraws a picture, once it is seen which articles show it. */
export function RemovePictureDialog({ picture: { id, name }, onClose }: Props) {
  const { media: words, faults, list } = useWords('admin-news')
  const { draftUse } = useLL()['admin-news'].media
  const queryClient = useQueryClient()
  const uses = useQuery(staffQuery('media.uses', { id }))
  const done = () => {
    onClose()
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  return (
    <Dialog title={`${words.removeTitle}: ${name}`} onClose={onClose}>
      <p>{words.removeText}</p>
      <ListState query={uses}>
        <h3>{uses.data?.items.length ? words.uses : words.unused}</h3>
        <ul>
          {uses.data?.items.map(({ id, title, places }) => (
            <li key={id}>
              <Link to="/admin/news/$id" params={{ id }}>
                {title || list.untitled}
              </Link>
              <small className="a-sub">
                {places
                  .map(({ place, isLive }) =>
                    isLive ? words.places[place] : draftUse({ place: words.places[place] }),
                  )
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
        <ActionForm
          submit={words.removeSubmit}
          faults={faults}
          send={() => changeApi('media.remove', { id })}
          onDone={done}
          onCancel={onClose}
        />
      </ListState>
    </Dialog>
  )
}
