import { expect, type Page } from '@playwright/test'
import { mailedCode } from './mailed-code.ts'
import { openMenu, sideMenu } from './open-menu.ts'

export type Lang = 'cn' | 'en'

const password = 'a door painted green'

const words = {
  cn: {
    logIn: '登录',
    register: '注册',
    logOut: '退出登录',
    loggedOut: '已退出登录!',
    email: '邮箱',
    code: '邮箱验证码',
    name: '显示名',
    password: '密码',
    consent: /我已阅读并同意/,
    sendCode: '发送验证码',
    forgot: '忘记密码？',
    newPassword: '新密码',
    setPassword: '设置新密码',
  },
  en: {
    logIn: 'Sign in',
    register: 'Register',
    logOut: 'Sign out',
    loggedOut: 'You have logged out!',
    email: 'Email',
    code: 'Email verification code',
    name: 'Display name',
    password: 'Password',
    consent: /I have read and agree/,
    sendCode: 'Send code',
    forgot: 'Forgot your password?',
    newPassword: 'New password',
    setPassword: 'Set new password',
  },
} as const

/** The account corner of the site and the account pages, as a person uses them. */
export function accountJourney(page: Page, lang: Lang) {
  const say = words[lang]
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const leave = async (name: string) => {
    await openMenu(page)
    await sideMenu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/m\//)
  }
  return {
    toLogin: () => leave(say.logIn),
    register: async (email: string, name: string) => {
      await leave(say.register)
      await fill(say.email, email)
      await press(say.sendCode)
      await fill(say.code, await mailedCode(email))
      await fill(say.name, name)
      await fill(say.password, password)
      await page.getByLabel(say.consent).check()
      await press(say.register)
    },
    logIn: async (email: string, word = password) => {
      await fill(say.email, email)
      await fill(say.password, word)
      await press(say.logIn)
    },
    setPassword: async (email: string, newPassword: string) => {
      await page.getByRole('link', { name: say.forgot }).click()
      await fill(say.email, email)
      await press(say.sendCode)
      await fill(say.code, await mailedCode(email))
      await fill(say.newPassword, newPassword)
      await press(say.setPassword)
      await expect(page.getByRole('status')).toBeVisible()
    },
    expectName: async (name: string) => {
      await openMenu(page)
      await expect(sideMenu(page).getByText(name, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    },
    logOut: async () => {
      await openMenu(page)
      await sideMenu(page).getByRole('button', { name: say.logOut }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.loggedOut })).toBeVisible()
    },
  }
}

/** The token the browser holds for the site, undefined when it holds none. */
export async function tokenOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(process.env.E2E_BASE_URL ?? '')
  return cookies.find(({ name }) => name === 'token')?.value
}

/** What the upstream says about a token. */
export async function sessionStatus(token: string | undefined): Promise<number> {
  const response = await fetch(`${process.env.E2E_API_URL}/session`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.status
}
