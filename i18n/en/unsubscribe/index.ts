import type { NamespaceUnsubscribeTranslation } from '../../i18n-types.ts'

const en_unsubscribe: NamespaceUnsubscribeTranslation = {
  seo: {
    title: 'Unsubscribe from product emails',
    description:
      'Stop receiving product updates and events by email. No need to sign in; trials and accounts are not affected.',
  },
  ask: {
    title: 'Unsubscribe from product emails',
    text: 'Press the button to stop receiving product updates and events by email. Trials and accounts are not affected.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'We will send you no more product updates or events. A message already on its way may still arrive. To receive them again, tick the box when you apply for a trial.',
  },
  unknown: {
    title: 'This unsubscribe link does not work',
    text: 'It may be incomplete, or we no longer hold this email address. Open the link from the message again, or write to us and we will unsubscribe you.',
  },
  failed: {
    title: 'Not unsubscribed yet',
    text: 'We cannot record this right now. Press the button again in a moment, or write to us.',
  },
  writeToUs: 'Contact us',
}

export default en_unsubscribe
