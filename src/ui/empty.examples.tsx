import { Empty } from './empty.tsx'

export const examples = {
  noResult: <Empty title="Result Not Found!" text="Try a product or a system." />,
}
