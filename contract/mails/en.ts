import type { MailMessages } from './mail-messages.ts'

export const en: MailMessages = {
  company: 'DeskCloud',
  htmlLang: 'en',
  footer: 'You received this message because of a trial application.',
  yes: 'yes',
  no: 'no',
  codes: {
    validity: 'It can be used once and is valid for {minutes} minutes. Do not share it.',
    trial: {
      footer: 'You received this message because of a trial application.',
      subject: '{code} is your trial verification code',
      lead: 'You are applying for a free trial. Your email verification code is:',
      without: '',
      ignore:
        'If you did not request it, ignore this message: without the code, no application in your name can be verified.',
    },
    register: {
      footer: 'You received this message because of activity on an account.',
      ignore: 'If this was not you, you can ignore this message: no account is changed.',
      subject: 'Register your account',
      lead: 'You are registering an account. Your email verification code is:',
      without:
        'You are registering an account with this email address, which has one already. Please sign in. If you have forgotten the password, set a new one from the sign-in page.',
    },
    reset: {
      footer: 'You received this message because of activity on an account.',
      ignore: 'If this was not you, you can ignore this message: no account is changed.',
      subject: 'Reset your password',
      lead: 'You are setting a new password. Your email verification code is:',
      without:
        'You are setting a new password, but this email address has no account yet. Check which address you registered with, or register this one.',
    },
  },
  confirmation: {
    subject: 'Trial application received: {reference}',
    greeting: 'Dear {name},',
    lead: 'We have received your trial application. Your reference number is:',
    content: 'What you told us',
    nextHeading: 'What happens next',
    next: [
      'A pre-sales engineer will contact you within one working day.',
      'One call, about 20 minutes, on endpoints, network and applications.',
      'The trial starts, with what is stated above.',
    ],
    correct: 'If something is wrong, or to withdraw the application, reply to this message.',
    news: 'You agreed to product updates and events by email. You can withdraw that at any time.',
    unsubscribe: 'Unsubscribe from product emails',
  },
  sales: {
    subject: 'Trial application {reference}: {product} ({status})',
    lead: 'The site received a trial application. A reply to this message goes to the applicant.',
    uncheckedSubject: '{count} trial {{count:application|applications}} with an unverified email address',
    unchecked:
      'While codes could not be checked, the site took in {count} trial {{count:application|applications}} and sent the applicants no confirmation. Please call to check before anything else. References (50 at most):',
    open: 'Open the application',
    due: {
      subject: '{count} trial {{count:application|applications}} to call today',
      line: '- {name}: {due}',
      lineOverdue: '- {name}: {due}, {overdue} overdue',
      nobody: 'Unassigned',
      open: 'Open Today',
    },
    between: ', ',
    estimate: 'Result of the sizing estimate (sample data)',
    readiness: 'Readiness check',
    details: 'For reference',
    deadSubject: 'Trial application needs manual handling: {reference}',
    deadLead:
      'The site has confirmed this application to the applicant, but its content breaks the rules, so it was not recorded. Please handle it manually.',
    deadFaults: 'What is wrong',
    deadBody: 'What was received',
    deadRules: { Required: 'not filled in', Max: 'too long', Format: 'of a wrong form' },
    deadOpen: 'Open personal data',
  },
  staff: {
    footer: 'You received this message about your admin account.',
    subject: 'Admin account: {what}',
    lead: 'A change was made to your admin account:',
    at: 'Time (Beijing)',
    actor: 'By',
    ignore:
      'If you know about this, there is nothing to do. If not, change your password now and tell an administrator.',
    until: 'The link works once and expires {moment} (Beijing time). Do not forward it.',
    links: {
      invitation: {
        subject: 'You are invited to the site admin',
        lead: 'You have been invited to the admin side of our website. Open the link to set your name and password; if you already have an account, it sets a new password.',
        open: 'Accept the invitation',
        ignore: 'If you do not know who invited you, leave the link alone and tell an administrator.',
      },
      reset: {
        subject: 'Reset your admin password',
        lead: 'Someone asked to reset your admin password. Open the link to set a new one:',
        open: 'Set a new password',
        ignore:
          'If it was not you, there is nothing to do: your password has not changed. If this keeps happening, tell an administrator.',
      },
    },
    handedOver: {
      footer: 'You received this message because applications were handed over to you.',
      subject: '{count} trial {{count:application|applications}} handed over to you',
      lead: '{by} has handed {count} trial {{count:application|applications}} over to you:',
      more: '...',
    },
    notices: {
      'session.refused': 'The right password was entered, then several wrong codes',
      'staff.accepted': 'Password set anew by an invitation',
      'staff.role-changed': 'Role changed',
      'staff.deactivated': 'Account deactivated',
      'staff.password-changed': 'Password changed',
      'staff.password-reset': 'Password reset by a mailed link',
      'staff.second-factor-set': 'New authenticator set up',
      'staff.second-factor-reset': 'Second factor reset; the next sign-in needs only the password',
      'staff.recovery-codes-renewed': 'New recovery codes; the old ones no longer work',
      'staff.recovery-code-used': 'A recovery code was used',
    },
  },
  status: { verified: 'email verified', unverified: 'email not verified' },
  fields: {
    reference: 'Reference',
    status: 'Status',
    lang: 'Language',
    consent: 'Version agreed to',
    marketing: 'Agrees to product emails',
    marketingVersion: 'Version of the text about product email',
    network: 'Network',
    receivedAt: 'Received',
  },
}
