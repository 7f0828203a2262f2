import type { NamespaceContactTranslation } from '../../i18n-types.ts'

const en_contact: NamespaceContactTranslation = {
  seo: {
    title: 'Contact',
    description:
      'Addresses, telephone numbers and email of our head office and branches, with contacts for sales, support, hiring, press and privacy.',
  },
  title: 'Contact',
  lead: 'Tell us what you need. The right team replies to you directly.',
  labels: {
    address: 'Address',
    phone: 'Telephone',
    email: 'Email',
    hours: 'Hours',
    map: 'View map',
    serves: 'Serves',
  },
  hours: {
    text: 'Working days, 9:00 to 18:00 China Standard Time, except public holidays.',
    outside:
      'At other times, send an email and we will reply on the next working day. Customers with a service contract report faults through the channel named in the contract.',
  },
  offices: {
    heading: 'Offices',
    text: 'Please arrange a time with your contact before you visit.',
    head: 'Head office',
    branch: 'Branch office',
  },
  departments: {
    heading: 'Contacts by department',
    items: [
      { id: 'sales', name: 'Sales', text: 'Quotations, solutions, tender documents and partnerships.' },
      {
        id: 'support',
        name: 'Technical support',
        text: 'Installation, upgrades and faults. Include the product version and when it happened.',
      },
      {
        id: 'careers',
        name: 'Recruitment',
        text: 'Applications, internships and campus programmes. Put your name and the position in the subject.',
      },
      { id: 'press', name: 'Press', text: 'Interviews, reprints, company material and use of our logo.' },
      {
        id: 'privacy',
        name: 'Privacy',
        text: 'See, correct, export or delete the personal information we hold about you.',
      },
    ],
  },
  ways: {
    heading: 'Often faster',
    items: [
      {
        id: 'trial',
        title: 'You want to try it first',
        text: 'Fill in the trial form instead of waiting on hold.',
        linkText: 'Apply for a trial',
      },
      {
        id: 'service',
        title: 'You are working on a fault',
        text: 'See how each of the six services starts and what to have ready.',
        linkText: 'View technical services',
      },
      {
        id: 'joinus',
        title: 'You want to join us',
        text: 'See open positions, filtered by team and city.',
        linkText: 'View positions',
      },
    ],
  },
}

export default en_contact
