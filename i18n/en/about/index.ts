import { numbers } from '#i18n/en/about/shared.ts'
import type { NamespaceAboutTranslation } from '../../i18n-types.ts'

const en_about: NamespaceAboutTranslation = {
  seo: {
    title: 'About us',
    description:
      'Fifteen years of taking desktops, applications and data off the PC. Who we are, what we make and how we work.',
  },
  title: 'About us',
  lead: 'We make desktop virtualization and cloud software for companies, banks, hospitals, schools, manufacturers and government.',
  profile: {
    headingClauses: ['Taking the desktop', 'off the PC'],
    paragraphs: [
      'When a PC breaks, the work on it should not stop. For fifteen years we have done one thing: take desktops, applications and data off the PC, and deliver, isolate and record them in the data centre.',
      'Our products form six families along the path of a session, from endpoint to data. MVDA delivers it. A2M and MDW extend it to phones and real devices. DSC and AuditView guard the boundary around files and sessions. CenterView monitors all of it.',
    ],
  },
  numbers: {
    heading: 'Numbers',
    items: numbers,
  },
  making: {
    heading: 'What we make',
    text: 'Six product families, four jobs. Start with any one of them.',
    items: [
      {
        title: 'Deliver',
        text: 'Virtual desktops and single applications reach the endpoint by identity. Data stays in the data centre.',
        products: ['mvda'],
      },
      {
        title: 'Extend',
        text: 'PC applications become usable on a phone, and the device in your hand connects to the cloud desktop.',
        products: ['a2m', 'mdw'],
      },
      {
        title: 'Guard the boundary',
        text: 'Files take one controlled path. Sessions leave two records: screen and events.',
        products: ['dsc', 'av'],
      },
      {
        title: 'Operate',
        text: 'Every stage from endpoint to storage sits on one timeline, so you see problems before users do.',
        products: ['centerview'],
      },
    ],
    compareText: 'Compare the six products by need',
  },
  principles: {
    heading: 'How we work',
    items: [
      {
        title: 'State the limits first',
        text: 'What it does, what it does not do and what it depends on: page one of the proposal.',
      },
      {
        title: 'Test on the real path',
        text: 'A trial uses your own endpoints and network, so that you can rely on the result.',
      },
      {
        title: 'Keep what you have',
        text: 'If it works with your hypervisor, storage and identity system, we do not ask you to replace them.',
      },
      {
        title: 'Record every step',
        text: 'Assignment, approval, transfer and replay can all be traced, so a handover starts from facts.',
      },
    ],
  },
  stages: {
    heading: 'How we got here',
    text: 'Each stage began with a question from a customer.',
    items: [
      {
        title: 'Desktops move into the data centre',
        text: 'The first question: when a PC breaks, can the work go on? The answer was central delivery of desktops and applications.',
      },
      {
        title: 'Applications reach the phone',
        text: 'The next: what about approvals away from the desk? PC screens became mobile pages.',
      },
      {
        title: 'Real devices join the cloud desktop',
        text: 'With code in the cloud, how do you debug a phone or a board? Debug devices got a channel of their own.',
      },
      {
        title: 'Boundaries become clear',
        text: 'With desktops in one place, files still had to move and actions had to be traced. File transfer, sharing control and session audit followed.',
      },
      {
        title: 'Operations get ahead of the call',
        text: 'At scale, knowing which stage is slow matters more than a quick repair. Every stage went onto one timeline.',
      },
    ],
  },
  next: {
    heading: 'Next',
    text: 'Try a product, talk to us or join us.',
    contact: 'Contact us',
    trial: 'Apply for a trial',
    joinus: 'Open positions',
  },
}

export default en_about
