import { en } from '#contract/trial-contents/en.ts'

// the mails say it, too
export default en
