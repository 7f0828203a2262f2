import { configure } from 'arktype/config'

// Compiling every schema to a function costs a third of a start, and a request's few values gain nothing by it. Has to
// be evaluated before `arktype` is; the site's process does without because it forbids code from strings.
configure({ jitless: true })
