import { Button } from './button.tsx'
import { LoadMore } from './load-more.tsx'

export const examples = {
  ready: (
    <LoadMore state="ready" loadingText="Loading..." endText="No More Data">
      <Button ghost>Load More</Button>
    </LoadMore>
  ),
  loading: (
    <LoadMore state="loading" loadingText="Loading..." endText="No More Data">
      {null}
    </LoadMore>
  ),
  end: (
    <LoadMore state="end" loadingText="Loading..." endText="No More Data">
      {null}
    </LoadMore>
  ),
}
