import { Empty } from './empty.tsx'

export const examples = {
  noResult: <Empty title="Result Not Found!">Try a product or a system.</Empty>,
}
