import { expect, type Page } from '@playwright/test'
import { mailedCode } from './mailed-code.ts'
import { openMenu, sideMenu } from './open-menu.ts'
import { registerVisitor } from './register-visitor.ts'

/** The account corner of the site and the account pages in English, as a person uses them. */
export function accountJourney(page: Page) {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const leave = async (name: string) => {
    await openMenu(page)
    await sideMenu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/m\//)
  }
  return {
    toLogin: () => leave('Sign in'),
    register: async (email: string, name: string) => {
      await leave('Register')
      await registerVisitor(page, name, email)
    },
    logIn: async (email: string, password: string) => {
      await fill('Email', email)
      await fill('Password', password)
      await press('Sign in')
    },
    setPassword: async (email: string, newPassword: string) => {
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await fill('Email', email)
      await press('Send code')
      await fill('Email verification code', await mailedCode(email))
      await fill('New password', newPassword)
      await press('Set new password')
      await expect(page.getByRole('status')).toBeVisible()
    },
    expectName: async (name: string) => {
      await openMenu(page)
      await expect(sideMenu(page).getByText(name, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    },
    logOut: async () => {
      await openMenu(page)
      await sideMenu(page).getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'You have logged out!' })).toBeVisible()
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
