import type { AccountWords } from './cn.ts'

export const en: AccountWords = {
  company: 'DeskCloud',
  otherLanguage: '中文',
  back: 'Back to the page you came from',
  login: {
    title: 'Sign in',
    forgot: 'Forgot your password?',
    toRegister: 'No account yet? Register',
    failed: 'Incorrect email or password',
    tooMany: (minutes) => `Too many attempts. Try again in ${minutesOf(minutes)}, or reset your password.`,
  },
  register: {
    title: 'Register',
    sent: 'An email with a code is on its way. The code is valid for 10 minutes. If it does not arrive, check your spam folder.',
    consentBefore: 'I have read and agree to the ',
    consentLink: 'privacy notice',
    consentAfter: ', and to the use of this information to provide my account.',
  },
  forgotten: {
    title: 'Reset password',
    submit: 'Set new password',
    sent: 'If this email address has an account, a code is on its way. It is valid for 10 minutes. If it does not arrive, check your spam folder.',
    done: 'Your password has been changed, and other devices have been signed out. Sign in with the new password.',
  },
  toLogin: 'Back to sign-in',
  fields: {
    name: 'Display name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    code: 'Email verification code',
    remember: 'Keep me signed in',
  },
  hints: {
    name: 'Shown at the top of the page, up to 15 characters',
    password: 'At least 8 characters, ideally 15 or more; spaces and symbols are allowed',
    code: 'The 6-digit code in the email',
  },
  sendCode: 'Send code',
  sendAgain: 'Send another code',
  faults: {
    nameRequired: 'Display name is required',
    nameMax: 'The display name can have at most 15 characters',
    nameFormat:
      'The display name contains hidden characters that change the text direction. Please type it again.',
    emailRequired: 'Email is required',
    emailFormat: 'Email format error',
    passwordRequired: 'Password is required',
    passwordShort: 'The password needs at least 8 characters',
    passwordLong: 'The password can have at most 128 characters',
    passwordCommon: 'This password is too common. Choose another.',
    codeRequired: 'Auth code is required',
    codeWrong: 'The code is wrong or has expired. Check it or get a new one.',
    consentRequired: 'Read the privacy notice and tick the box',
  },
  errors: {
    summary: (count) => `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention`,
    tooMany: (minutes) => `Too many requests. Try again in ${minutesOf(minutes)}.`,
    unavailable: 'The account service is not responding. Try again later.',
    mailFails: 'Emails cannot be sent at the moment, so the code may not arrive. Please try again later.',
    foreign: 'This request did not come from this page and was not carried out. Please do it again here.',
  },
}

function minutesOf(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
