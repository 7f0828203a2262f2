import type { NamespaceBuyingTranslation } from '../../i18n-types.ts'

const en_buying: NamespaceBuyingTranslation = {
  seo: {
    title: 'Licensing and support',
    description:
      'How licensing works, with an example; support levels and response times; terms for prices, partners and education. Links to sizing and compliance.',
  },
  title: 'Licensing and support',
  lead: 'How licensing works, how fast we respond and how we quote. Sizing and compliance have pages of their own. Prices are in the quotation.',
  sample: 'Sample',
  licences: {
    heading: 'How licensing works',
    product: 'Product',
    unit: 'Licensed by',
    rules: [
      { term: 'Named user', text: 'One per person. Best for people who use their own desktop every day.' },
      {
        term: 'Concurrent',
        text: 'The most that are online at one moment. Best for shifts, training rooms and temporary staff.',
      },
      {
        term: 'Growth',
        text: 'Add licences as use grows; nothing is reinstalled. One product can use both kinds side by side.',
      },
      {
        term: 'Term',
        text: 'The quotation states the term of the licence (perpetual or subscription) and, apart from it, the support period.',
      },
      {
        term: 'Third-party licences',
        text: 'Windows, RDS CALs and other third-party licences are not included; they come under their vendors’ terms.',
      },
    ],
    example: {
      heading: 'Worked example',
      text: 'A company has 400 office staff with a desktop each, 200 agents in three shifts with at most 80 online, and 30 contractors whose sessions are recorded, at most 20 online.',
      columns: { product: 'Licence', count: 'Quantity', why: 'Why' },
      rows: [
        { unit: 'MVDA named users', count: '400', why: 'One for each of the office staff' },
        {
          unit: 'MVDA concurrent users',
          count: '100',
          why: '80 agents and 20 contractors at peak',
        },
        {
          unit: 'AuditView concurrent recorded sessions',
          count: '20',
          why: 'Contractors only, at peak',
        },
        {
          unit: 'CenterView monitored desktops',
          count: '500',
          why: '400 dedicated and 100 pooled desktops',
        },
      ],
      note: 'As named users the agents would need 200 licences; as concurrent users they need 80. Where people take turns, look at the peak first.',
    },
  },
  support: {
    heading: 'Support levels',
    lead: 'Response means that an engineer has started and given you a ticket number; it is not a time to resolution. The service contract prevails.',
    columns: {
      level: 'Level',
      hours: 'Hours (China)',
      outage: 'Outage',
      limited: 'Limited function',
      question: 'Question',
    },
    rows: [
      {
        level: 'Standard',
        hours: 'Working days, 9:00–18:00',
        outage: '2 hours',
        limited: '4 hours',
        question: '1 working day',
      },
      {
        level: 'Advanced',
        hours: 'Outages 24×7, others on working days',
        outage: '30 minutes',
        limited: '2 hours',
        question: '1 working day',
      },
      {
        level: 'Dedicated',
        hours: '24×7 with a named engineer',
        outage: '15 minutes',
        limited: '1 hour',
        question: '4 hours',
      },
    ],
    services: 'View the six technical services',
  },
  prices: {
    heading: 'Prices, partners and education',
    items: [
      {
        term: 'How we quote',
        text: 'There is no public price list. We quote by product, licence unit, quantity, term and support level. The quotation states how long it is valid; the contract prevails.',
      },
      {
        term: 'Partner and reseller prices',
        text: 'By partner agreement, which sets prices, deal registration and discounts; they are not published. Tell sales your company, region and industries; partners get current prices once they have signed.',
      },
      {
        term: 'Schools, universities and research',
        text: 'By contract: an education quotation against proof of status, with its conditions in the contract. For computer labs, concurrent licences for the most that are online at one moment are enough.',
      },
    ],
    contact: 'Contact sales',
  },
  estimate: {
    heading: 'Sizing estimate',
    lead: 'Enter quantities for one or several products: management servers, desktop hosts, storage and bandwidth.',
    link: 'Estimate the size',
  },
  compliance: {
    heading: 'Security and compliance',
    lead: 'Answers on MLPS and cryptography, certifications, vulnerability response, data residency and source escrow, and advisories to subscribe to.',
    link: 'View security and compliance',
  },
}

export default en_buying
