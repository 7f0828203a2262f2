import { cn } from '#contract/trial-contents/cn.ts'

// the mails say it, too
export default cn
