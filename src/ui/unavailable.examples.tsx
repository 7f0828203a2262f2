import { Unavailable } from './unavailable.tsx'

export const examples = {
  article: (
    <Unavailable
      heading="News"
      title="This article cannot be shown now"
      text="We cannot reach the news at the moment. Try again in a minute."
      linkText="Try again"
      href="#unavailable/article"
    />
  ),
}
