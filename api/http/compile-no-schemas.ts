import { configure } from 'arktype/config'

// Compiling schemas takes a third of the start and gains nothing for small requests. Must be imported before
// `arktype`; the site's process disallows code generation anyway.
configure({ jitless: true })
