import { textRules } from '#contract/trial/trial-fields.ts'
import { steps } from '#i18n/en/trial/shared.ts'
import type { NamespaceTrialTranslation } from '../../i18n-types.ts'

const en_trial: NamespaceTrialTranslation = {
  form: {
    seo: {
      title: 'Free trial',
      description:
        'Apply for a free trial of one of six products. Verify your email and get a reference number, and a pre-sales engineer plans it around you.',
    },
    title: 'Free trial',
    lead: 'Send the form, and a pre-sales engineer plans a trial around your endpoints, network and applications.',
    formLabel: 'Free trial application',
    steps,
    what: {
      all: [
        {
          term: 'Data',
          text: 'Data in your own environment stays with you. Data in the demonstration environment and on trial appliances is erased within 7 days of the end; you may erase an appliance on site before you return it.',
        },
        {
          term: 'Afterwards',
          text: 'The licence expires by itself and never turns into a purchase. It can be extended once by 15 days, and the configuration can be kept under a full licence.',
        },
      ],
    },
    readiness: {
      text: 'Before you apply, you can check your browser, network and screen.',
      linkText: 'Check my environment',
      attached: 'The result of your check goes with the application',
      remove: 'Leave the result out',
    },
    estimate: {
      attached: 'Send this sizing estimate with the application: ',
      counted: {
        av: 'concurrent sessions: {n}',
        dsc: 'users: {n}',
        centerview: 'desktops: {n}',
        mvda: 'desktops: {n}',
        mdw: 'developers: {n}',
        a2m: 'users: {n}',
      },
      part: '{product}, {counted}',
      between: '; ',
      change: 'View or change',
    },
    required: 'required',
    optional: 'optional',
    requiredNote: 'Fields marked * are required.',
    fields: {
      product: {
        label: textRules.product.label.en,
        hint: 'Choose one to start with; others can be added on the call',
      },
      name: { label: textRules.name.label.en, hint: 'Up to 15 characters' },
      telephone: {
        label: textRules.telephone.label.en,
        hint: 'Mobile, landline with area code, or +country code',
      },
      email: {
        label: textRules.email.label.en,
        hint: 'The code and trial material go here',
        placeholder: 'name@company.com',
      },
      code: { label: textRules.code.label.en, hint: '6 digits by email' },
      address: { label: textRules.address.label.en, hint: 'To pick a nearby engineer' },
    },
    // Seven of these messages are given by the product with their spelling; do not correct them.
    errors: {
      nameRequired: 'Username is requried',
      nameMax: 'Username max length is 15',
      nameFormat: 'The name contains hidden characters that change the text direction. Please type it again.',
      emailRequired: 'Email is required',
      emailFormat: 'Email format error',
      emailForCode: 'Please fill in your email address to get the verification code',
      emailRefused: 'The mail server does not accept this address. Check it and get a new code.',
      codeRequired: 'Auth code is required',
      codeFormat: 'The code has 6 digits',
      codeWrong: 'That code is incorrect. Check the digits in the email.',
      codeExpired: 'The code has expired. Get a new one.',
      codeLocked: 'Too many incorrect attempts. This code no longer works; get a new one.',
      telephoneRequired: 'Tel number is required',
      telephoneFormat: 'Tel number format error',
      productRequired: 'Please chocie the product',
      addressMax: 'The address is too long. Keep it within 200 characters.',
      consentRequired: 'Read the privacy notice and tick the box, so that we may handle your application',
    },
    summary: '{n} {{n:field needs|fields need}} your attention',
    code: {
      request: 'Get code',
      requestAgain: 'Get a new code',
      sending: 'Sending...',
      sent: 'The code has been sent to {email}. It is valid for 10 minutes.',
      notArrived: 'Nothing arrived? Check your spam folder, or check the address and get a new code.',
      countdown: 'Resend in {n} s',
      canResend: 'You can get a new code now',
      wait: 'Wait {n} {{n:second|seconds}} before getting another code',
      queued: 'Many codes are being sent. Yours will reach {email} within {n} {{n:minute|minutes}}.',
      tooMany:
        'Too many codes requested. Try again in {n} {{n:minute|minutes}}, or submit without a code and we will call you to check.',
      underWay: 'Sending the code to {email}. The mail server has not accepted it yet...',
      noMail:
        'Codes cannot be sent right now. Check your email address and submit without a code; we will call you to check.',
      unavailable: 'The code cannot be sent right now. Try again later. What you typed is kept.',
    },
    notice: {
      heading: 'Before you send: how we use this',
      colon: ': ',
      who: { term: 'Who collects it', text: '{company}, {email}.' },
      why: {
        term: 'Why',
        text: 'Only to verify the application, contact you, and prepare and open the trial.',
      },
      fields: {
        term: 'Which information',
        text: 'Applicant, telephone, email and product are required: they tell us who applies, how to reach you and what to prepare. The company address is optional and only helps us choose an engineer near you.',
      },
      retention: {
        term: 'How long',
        text: 'For 12 months after our last contact. Applications whose email was never verified are deleted after 30 days.',
      },
      recipients: {
        term: 'Who sees it',
        text: 'The sales and pre-sales staff who handle the trial, and the providers of servers and email delivery who work on our instructions. It is not sold or passed to other companies.',
      },
      storage: { term: 'Where it is kept', text: 'On servers in mainland China. It is not sent abroad.' },
      rights: {
        term: 'Your rights',
        text: 'You can see, copy, correct or delete it, or withdraw consent, at any time. Write to the address above; we finish within 15 working days.',
      },
      more: 'Read the full privacy notice',
    },
    consent: {
      version: 'trial-consent-2026-11-20',
      before: 'I have read and agree to the ',
      link: 'privacy notice',
      after: ', and to the use of this information to handle my trial application.',
    },
    marketing: {
      version: 'trial-marketing-2026-11-20',
      text: 'Also email me about product updates and events (optional, has no effect on the trial; every message has an unsubscribe link).',
    },
    submit: 'Submit application',
    sending: 'Sending...',
    noScript:
      'The form works without JavaScript: fill in your email, choose Get code, then enter the code and submit. What you typed is kept.',
    draft: 'We restored what you had not sent last time',
    draftClear: 'Clear',
    failed: {
      unavailable: {
        title: 'We could not confirm your application',
        text: 'The system did not answer in time. What you typed is still here. Choose Submit application again in a minute; it will not be recorded twice. Or call us.',
      },
      conflict: {
        title: 'This form has already been sent',
        text: 'You already sent this form with other details. Start a new one to send these; we keep what you typed.',
        linkText: 'Use a new form',
      },
      tooMany: {
        title: 'Too many attempts',
        text: 'Try again in {n} {{n:minute|minutes}}. What you typed is still here.',
      },
      offline: {
        title: 'No network connection',
        text: 'Your application has not been sent yet. Choose Submit application again once you are online; it will not be recorded twice.',
      },
    },
  },
  posters: {
    mvda: {
      endpoint: 'Endpoint',
      gateway: 'Gateway',
      broker: 'Broker',
      desktop: 'Desktop',
      storage: 'Storage',
    },
    dsc: { zoneA: 'Security zone A', inspect: 'Inspection', approve: 'Approval', zoneB: 'Security zone B' },
    av: { login: 'Sign-in', open: 'Open app', clipboard: 'Clipboard', alert: 'Alert' },
    a2m: { pc: 'PC application screen', mobile: 'Mobile page' },
    centerview: {
      endpoint: 'Endpoint',
      network: 'Network',
      gateway: 'Gateway',
      hypervisor: 'Hypervisor',
      storage: 'Storage',
    },
    mdw: { phone: 'Phone', board: 'Board', desktop: 'Cloud desktop' },
  },
  result: {
    seo: {
      title: 'Trial application received',
      description:
        'Your trial application is recorded. Keep the reference number; a confirmation email, a short call and your trial come next.',
    },
    title: 'Application received',
    lead: 'Your reference number is below.',
    promise:
      'A confirmation goes to the email address you gave. A pre-sales engineer will contact you within one working day.',
    kept: 'Your application is saved, so there is no need to send it again. Your email is not verified yet: we check the code later, or call you.',
    next: {
      heading: 'What happens next',
      items: [
        {
          title: 'Read the confirmation',
          text: 'It has your reference number and what you wrote. Reply to it if something is wrong.',
        },
        { title: 'One short call', text: 'About 20 minutes on endpoints, network and applications.' },
        { title: 'Start the trial', text: 'It consists of what is listed below for your product.' },
      ],
    },
    home: 'Back to the home page',
    downloads: 'View packages',
  },
}

export default en_trial
