import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const en_account: NamespaceAccountTranslation = {
  login: {
    seo: {
      title: 'Log in',
      description:
        'Log in with your verified email to get the download addresses of packages. Afterwards you return to the page where you were.',
    },
    title: 'Log in',
    lead: 'Log in, then you can get the download address.',
    submit: 'Log in',
    submitting: 'Logging in...',
    forgot: 'Forgotten your password?',
    toRegister: 'No account yet? Register',
    failed: 'Email or password is not right',
    tooMany: 'Too many tries. Try again in {n} {{n:minute|minutes}}, or reset your password.',
    expired: 'Your login has expired. Log in again.',
  },
  register: {
    seo: {
      title: 'Register',
      description:
        'Register with your email to get download addresses. We ask for a display name, email and password, and no telephone number.',
    },
    title: 'Register',
    lead: 'Register with your email. Once it is verified, you can download.',
    submit: 'Register',
    submitting: 'Registering...',
    toLogin: 'Have an account? Log in',
    done: 'You are registered and logged in',
    sent: 'If this email can be registered, a code has been sent. It works for 10 minutes. If nothing arrives, look in the spam folder.',
    consent: {
      version: 'account-consent-2026-11-20',
      before: 'I have read and agree to the ',
      link: 'privacy notice',
      after: ', and to the use of this information to provide my account.',
    },
  },
  forgotten: {
    seo: {
      title: 'Reset password',
      description:
        'Reset a forgotten password with a code sent to your email. It works once and for 10 minutes. Logins on other devices are then ended.',
    },
    title: 'Reset password',
    lead: 'Enter your email and set a new password with the code you receive.',
    request: 'Send code',
    submit: 'Set new password',
    submitting: 'Setting...',
    sent: 'If this email has an account, a code has been sent. It works for 10 minutes. If nothing arrives, look in the spam folder.',
    done: 'Your password is changed and logins on other devices are ended. Log in with the new password.',
    toLogin: 'Back to log in',
  },
  logout: {
    button: 'Log out',
    alert: 'You have logged out!',
    close: 'OK',
  },
  fields: {
    name: 'Display name',
    nameHint: 'Shown at the top of the page, up to 15 characters',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters, better 15 or more; spaces and any symbols are fine',
    newPassword: 'New password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    code: 'Email verification code',
    codeHint: 'The 6 digits in the message',
    getCode: 'Get code',
    countdown: 'Again in {n} s',
    remember: 'Keep me logged in',
  },
  errors: {
    summary: '{n} {{n:thing needs|things need}} changing',
    nameRequired: 'Display name is required',
    nameMax: 'The display name has at most 15 characters',
    emailRequired: 'Email is required',
    emailFormat: 'Email format error',
    passwordRequired: 'Password is required',
    passwordShort: 'The password needs at least 8 characters',
    passwordLong: 'The password can have at most 128 characters',
    passwordCommon: 'This password is too common. Choose another.',
    codeRequired: 'Auth code is required',
    codeWrong: 'The code is wrong or has expired. Check it or get a new one.',
    consentRequired: 'Read the privacy notice and tick the box',
    tooMany: 'Too many requests. Try again in {n} {{n:minute|minutes}}.',
    unavailable: 'The account service is not answering. Try again later. What you typed is kept.',
  },
  prompts: {
    loggedInAs: 'Logged in as {name}',
    loginFirst: 'Please login first, then you can get the download address.',
    leaving: 'Go to the account site',
    back: 'Back to the page you came from',
    home: 'Back to the home page',
  },
}

export default en_account
