import type { AccountWords } from './account-words.ts'

/** The account pages in English. */
export const en: AccountWords = {
  htmlLang: 'en',
  company: 'DeskCloud',
  otherLanguage: '中文',
  back: 'Back to the page you came from',
  login: {
    title: 'Log in',
    lead: 'Log in, then you can get the download address.',
    submit: 'Log in',
    forgot: 'Forgotten your password?',
    toRegister: 'No account yet? Register',
    failed: 'Email or password is not right',
    tooMany: (minutes) => `Too many tries. Try again in ${minutesOf(minutes)}, or reset your password.`,
  },
  register: {
    title: 'Register',
    lead: 'Register with your email. Once it is verified, you can download.',
    submit: 'Register',
    toLogin: 'Have an account? Log in',
    sent: 'A message is on its way. Its code works for 10 minutes. If nothing arrives, look in the spam folder.',
    consentBefore: 'I have read and agree to the ',
    consentLink: 'privacy notice',
    consentAfter: ', and to the use of this information to provide my account.',
  },
  forgotten: {
    title: 'Reset password',
    lead: 'Enter your email and set a new password with the code you receive.',
    submit: 'Set new password',
    sent: 'If this email has an account, a code has been sent. It works for 10 minutes. If nothing arrives, look in the spam folder.',
    done: 'Your password is changed and logins on other devices are ended. Log in with the new password.',
    toLogin: 'Back to log in',
  },
  fields: {
    name: 'Display name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    code: 'Email verification code',
    remember: 'Keep me logged in',
  },
  hints: {
    name: 'Shown at the top of the page, up to 15 characters',
    password: 'At least 8 characters, better 15 or more; spaces and any symbols are fine',
    code: 'The 6 digits in the message',
  },
  sendCode: 'Send code',
  sendAgain: 'Send another code',
  faults: {
    nameRequired: 'Display name is required',
    nameMax: 'The display name has at most 15 characters',
    nameFormat: 'The display name has hidden characters that turn its direction. Type it again.',
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
    summary: (count) => `${count} ${count === 1 ? 'thing needs' : 'things need'} changing`,
    tooMany: (minutes) => `Too many requests. Try again in ${minutesOf(minutes)}.`,
    unavailable: 'The account service is not answering. Try again later.',
    foreign: 'This request did not come from this page and was not carried out. Please do it again here.',
  },
  mail: {
    footer: 'This message was sent because of something done with an account.',
    validity: (minutes) => `It works once, for ${minutes} minutes. Do not pass it on.`,
    ignore: 'If it was not you, you can ignore this message: nothing changes at any account.',
    register: {
      subject: 'Your registration',
      lead: 'You are registering an account. Your email verification code is:',
      without:
        'You are registering an account with this email, but it has one already. Please log in; if you have forgotten the password, set a new one from the login page.',
    },
    reset: {
      subject: 'Your new password',
      lead: 'You are setting a new password. Your email verification code is:',
      without:
        'You are setting a new password, but this email has no account yet. Please check which email you registered with, or register this one.',
    },
  },
}

function minutesOf(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
