import type { Language } from '../../language.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'

/** The words of the account pages in a language. */
export function accountWords(lang: Language): AccountWords {
  return lang === 'en' ? en : cn
}

/** What every language has to say. Functions take what is filled in. */
export interface AccountWords {
  htmlLang: string
  company: string
  /** The other language's name, and the word for it in the page's title bar. */
  otherLanguage: string
  home: string
  back: string
  login: {
    title: string
    lead: string
    submit: string
    forgot: string
    toRegister: string
    /** One answer for every wrong combination. */
    failed: string
    tooMany: (minutes: number) => string
  }
  register: {
    title: string
    lead: string
    submit: string
    toLogin: string
    sent: string
    consentBefore: string
    consentLink: string
    consentAfter: string
  }
  forgotten: {
    title: string
    lead: string
    submit: string
    sent: string
    done: string
    toLogin: string
  }
  fields: Record<'name' | 'email' | 'password' | 'newPassword' | 'code' | 'remember', string>
  hints: Record<'name' | 'password' | 'code', string>
  sendCode: string
  sendAgain: string
  errors: Record<FieldFault, string> & {
    summary: (count: number) => string
    tooMany: (minutes: number) => string
    unavailable: string
    foreign: string
  }
  mail: {
    footer: string
    validity: (minutes: number) => string
    ignore: string
    register: CodeMailWords
    reset: CodeMailWords
  }
}

export type FieldFault =
  | 'nameRequired'
  | 'nameMax'
  | 'nameFormat'
  | 'emailRequired'
  | 'emailFormat'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'codeRequired'
  | 'codeWrong'
  | 'consentRequired'

interface CodeMailWords {
  /** The same with and without a code: it is shown on locked screens. */
  subject: string
  lead: string
  /** Instead of the code, when it would be of no use. */
  without: string
}
