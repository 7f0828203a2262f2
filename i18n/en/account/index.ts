import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const en_account: NamespaceAccountTranslation = {
  login: {
    seo: {
      title: 'Log in',
      description:
        'Log in with your verified email to get the download addresses of packages, then return to the page you came from.',
    },
    title: 'Log in',
    lead: 'Log in to get the download address.',
    submit: 'Log in',
    submitting: 'Logging in...',
    forgot: 'Forgot your password?',
    toRegister: 'No account yet? Register',
    failed: 'Incorrect email or password',
    tooMany: 'Too many attempts. Try again in {n} {{n:minute|minutes}}, or reset your password.',
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
    sent: 'If this email can be registered, a code has been sent. It is valid for 10 minutes. If it does not arrive, check your spam folder.',
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
        'Reset a forgotten password with a code sent to your email. It can be used once, within 10 minutes. Other devices are then logged out.',
    },
    title: 'Reset password',
    lead: 'Enter your email and set a new password with the code you receive.',
    request: 'Send code',
    submit: 'Set new password',
    submitting: 'Saving...',
    sent: 'If this email has an account, a code has been sent. It is valid for 10 minutes. If it does not arrive, check your spam folder.',
    done: 'Your password has been changed, and other devices have been logged out. Log in with the new password.',
    toLogin: 'Back to login',
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
    passwordHint: 'At least 8 characters, ideally 15 or more; spaces and symbols are allowed',
    newPassword: 'New password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    code: 'Email verification code',
    codeHint: 'The 6-digit code in the email',
    getCode: 'Get code',
    countdown: 'Resend in {n} s',
    remember: 'Keep me logged in',
  },
  errors: {
    summary: '{n} {{n:field needs|fields need}} your attention',
    nameRequired: 'Display name is required',
    nameMax: 'The display name can have at most 15 characters',
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
    unavailable: 'The account service is not responding. Try again later. What you typed is kept.',
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
