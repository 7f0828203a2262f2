import type { Page } from '@playwright/test'
import { visit } from './fixture.ts'

/** The form's controls by what a person reads beside them. */
const labels = {
  cn: {
    name: '申请人',
    telephone: '电话',
    email: '邮箱',
    code: '邮箱验证码',
    consent: /我已阅读并同意/,
    getCode: '获取验证码',
    submit: '提交申请',
  },
  en: {
    name: 'Applicant',
    telephone: 'Telephone',
    email: 'Email',
    code: 'Email verification code',
    consent: /I have read and agree/,
    getCode: 'Get code',
    submit: 'Submit application',
  },
} as const

export type Lang = keyof typeof labels

/** The trial form of a page, as a person uses it. */
export function trialForm(page: Page, lang: Lang) {
  const words = labels[lang]
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) })
  return {
    name: field(words.name),
    telephone: field(words.telephone),
    email: field(words.email),
    code: field(words.code),
    consent: page.getByRole('checkbox', { name: words.consent }),
    product: (name: string) => page.getByRole('radio', { name }),
    getCode: page.getByRole('button', { name: words.getCode }),
    submit: page.getByRole('button', { name: words.submit }),
    summary: page.getByRole('alert'),
    done: page
      .getByRole('status')
      .filter({ hasText: /T-[0-9A-Z]{4}-[0-9A-Z]{4}/ })
      .first(),
  }
}

/** Opens the form and waits until it answers without loading a page; until then it works as a plain form. */
export async function openLiveForm(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.locator('form[data-live]').waitFor()
}

/** Fills in everything but the code. */
export async function fillIn(form: ReturnType<typeof trialForm>, email: string): Promise<void> {
  await form.product('MVDA').check()
  await form.name.fill('张三')
  await form.telephone.fill('138 0013 8000')
  await form.email.fill(email)
  await form.consent.check()
}

export async function referenceIn(form: ReturnType<typeof trialForm>): Promise<string> {
  return ((await form.done.textContent()) ?? '').match(/T-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? ''
}
