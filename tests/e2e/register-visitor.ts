import type { Page } from '@playwright/test'
import { newAddress } from '../mail/outbox.ts'
import { mailedCode } from './mailed-code.ts'
import { accountPassword } from './new-account.ts'

/** Registers somebody new on the account page the browser is at, in English; the account site then leads back. */
export async function registerVisitor(page: Page, name: string, email = newAddress()): Promise<void> {
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Email verification code').fill(await mailedCode(email))
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('Password').fill(accountPassword)
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
}
