import type { Examples } from './examples.ts'
import { Prose } from './prose.tsx'

export const examples: Examples = {
  article: (
    <Prose>
      <p>Logging on has phases. They overlap, so they do not add up.</p>
      <h2>Where the time goes</h2>
      <ul>
        <li>Brokering and starting the machine</li>
        <li>Policies and the profile</li>
      </ul>
    </Prose>
  ),
}
