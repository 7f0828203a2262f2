import { PageHead } from './page-head.tsx'

export const examples = {
  inner: <PageHead title="News">Articles, releases and company news.</PageHead>,
}
