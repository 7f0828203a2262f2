import { checkEveryPage } from './every-page.ts'

checkEveryPage((url) => (url.startsWith('/en') ? 'dark' : 'light'))
