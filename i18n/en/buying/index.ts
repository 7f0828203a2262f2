import type { NamespaceBuyingTranslation } from '../../i18n-types.ts'

const en_buying: NamespaceBuyingTranslation = {
  seo: {
    title: 'Buying',
    description:
      'How licences count, with a worked example; support levels and response times; MLPS clauses and SM algorithms by product; a sizing estimate.',
  },
  title: 'Buying',
  lead: 'How licences count, how fast we respond, which MLPS clauses and SM algorithms each product covers. Prices are in the quotation.',
  sample: 'Sample',
  licences: {
    heading: 'How licences count',
    product: 'Product',
    unit: 'Counted',
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
    advisories: 'View security advisories',
    security: {
      heading: 'Security response',
      steps: [
        { title: 'Report', text: 'Write to {email}. We confirm receipt within 2 working days.' },
        {
          title: 'Assess',
          text: 'Severity and affected versions within 5 working days; for high severity, a workaround first.',
        },
        {
          title: 'Fix',
          text: 'A fixed version within 30 days for high severity, with the next release for the rest.',
        },
        { title: 'Publish', text: 'A numbered advisory: impact, fixed version and how to check.' },
      ],
    },
  },
  compliance: {
    heading: 'MLPS and Chinese cryptography',
    lead: 'China’s Multi-Level Protection Scheme assesses your system; products provide technical measures in it. Clauses are those of GB/T 22239-2019, level 3. SM algorithms are chosen per project.',
    columns: { product: 'Product', level: 'MLPS clauses it supports', crypto: 'SM algorithms' },
    rows: {
      mvda: {
        level:
          'Identity 8.1.4.1, access control 8.1.4.2, intrusion prevention 8.1.4.4, residual information 8.1.4.10',
        crypto: 'Gateway with TLCP (GB/T 38636) and SM2 certificates',
      },
      av: {
        level:
          'Security audit 8.1.4.3, audit management 8.1.5.2; separated system, security and audit roles 8.1.5.1 to 8.1.5.3',
        crypto: 'Recordings encrypted with SM4, segments checked with SM3',
      },
      dsc: {
        level:
          'Boundary protection 8.1.3.1, access control 8.1.3.2, malware prevention 8.1.3.4, data integrity 8.1.4.7',
        crypto: 'Storage encrypted with SM4, transfers checked with SM3',
      },
      centerview: { level: 'Central management 8.1.5.4', crypto: 'Not applicable' },
    },
    note: 'Ask sales for cryptographic product certificates, test reports and material for your MLPS assessment.',
    contact: 'Contact sales',
  },
  estimate: {
    heading: 'Estimate the size',
    lead: 'Choose a product and a quantity for a reference configuration. Sales quotes the price.',
    label: 'Estimate the size',
    product: 'Product',
    quantity: 'Quantity',
    hint: '{product} counts {unit}',
    submit: 'Estimate',
    result: '{product}, {quantity} {unit}: {servers}, {disk} disk',
    above: '{product}, {quantity} {unit}: beyond the reference table; a pre-sales engineer works it out',
    details: '{product} specifications',
    carry: 'Apply for a trial with this result',
  },
}

export default en_buying
