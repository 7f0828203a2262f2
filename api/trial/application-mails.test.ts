import { expect, it } from 'vitest'
import { productKeys, trialIds } from '#contract/products.ts'
import { cn } from '#contract/trial-contents/cn.ts'
import { en } from '#contract/trial-contents/en.ts'
import { applicationBody } from '../../tests/trial-requests.ts'
import { wordsInCode } from '../mail/mail-words.ts'
import { ApplicationBody, checkApplication } from './application.ts'
import { confirmationMail } from './application-mails.ts'

it.each(productKeys)('a confirmation says what the trial of %s is, and of no other', (product) => {
  for (const [lang, { of }] of Object.entries({ cn, en })) {
    const body = applicationBody({ lang, product: Number(trialIds[product]) })
    const application = checkApplication(ApplicationBody.assert({ ...body, code: '123456' }))
    if (Array.isArray(application)) throw new Error(JSON.stringify(application))
    const { text } = confirmationMail(wordsInCode(application.lang), {
      application,
      reference: 'T-7K3M-Q2XA',
      status: 'verified',
      network: '',
      receivedAt: 0,
      salesEmail: 'sales@firm.example',
      unsubscribe: undefined,
    })
    expect(productKeys.filter((key) => text.includes(of[key]))).toEqual([product])
  }
})
