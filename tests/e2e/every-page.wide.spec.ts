import { urlPerRoute } from '../urls.ts'
import { checkEveryPage } from './every-page.ts'

const pathOf = (url: string) => url.replace(/^\/(cn|en)/, '')
const paths = [...new Set(urlPerRoute.map(pathOf))]

// each page in one of its languages, by turns: the phone sees all of them, in the other colours
checkEveryPage(
  (url) => (url.startsWith('/en') ? 'light' : 'dark'),
  urlPerRoute.filter((url) => url.startsWith('/en') === (paths.indexOf(pathOf(url)) % 2 === 1)),
)
