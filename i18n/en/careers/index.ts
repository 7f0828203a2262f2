import type { NamespaceCareersTranslation } from '../../i18n-types.ts'

const en_careers: NamespaceCareersTranslation = {
  recruitment: {
    seo: {
      title: 'Recruitment',
      description:
        'How we hire in four steps, what your first 30, 60 and 90 days look like, and answers to common questions. See open positions and apply.',
    },
    title: 'Recruitment',
    lead: 'Work with people who have built virtual desktops for fifteen years.',
    onboarding: {
      heading: 'Your first three months',
      text: 'You have a mentor from day one, and each stage has clear goals.',
      unit: 'days',
      stages: [
        {
          days: '30',
          title: 'Settle in',
          text: 'Find your way around.',
          items: [
            'Walk through code, environments and process with your mentor',
            'Deploy a product yourself in a test environment',
            'Finish your first small change and release it',
          ],
        },
        {
          days: '60',
          title: 'Take part',
          text: 'Own something, and meet its users.',
          items: [
            'Own one module or one trial project',
            'Join one customer visit or follow-up',
            'Give one talk to your team',
          ],
        },
        {
          days: '90',
          title: 'Stand on your own',
          text: 'Make decisions, and explain why you made them.',
          items: [
            'Own the result and explain the trade-offs to a customer',
            'Propose one improvement and see it through',
            'Review the three months with your manager and set the direction for the year',
          ],
        },
      ],
    },
    steps: {
      heading: 'How we hire',
      text: 'Four steps. You hear the result of each one, even when it is a no.',
      items: [
        {
          title: 'CV review',
          text: 'The hiring team reads it themselves and looks for what you have achieved.',
        },
        {
          title: 'Telephone call',
          text: 'About half an hour on the role, the team and what you expect.',
        },
        {
          title: 'Technical interviews',
          text: 'One or two rounds on real problems. No brain-teasers.',
        },
        {
          title: 'Meeting the manager',
          text: 'How we work and where you want to go, followed by an offer in writing.',
        },
      ],
    },
    positions: {
      heading: 'Open positions',
      all: 'View all positions',
      none: 'There are no open positions at the moment.',
      unavailable:
        'The list of positions cannot be shown right now. Try again later, or send your CV to the recruitment address.',
      email: 'Send your CV to {email} with your name and the position in the subject.',
    },
    faq: {
      heading: 'Frequently asked questions',
      items: [
        {
          question: 'What are the steps of an interview?',
          answer:
            'After your CV there is one telephone call, one or two technical interviews and a meeting with the manager. You hear the result of each step.',
        },
        {
          question: 'Can I work remotely?',
          answer: 'R&D teams agree their own remote days. We use MVDA ourselves.',
        },
        {
          question: 'Can new graduates apply?',
          answer:
            'Yes. Graduates have the same three stages at 30, 60 and 90 days and a mentor of their own.',
        },
        {
          question: 'What if I have no experience with virtual desktops?',
          answer:
            'That is fine. A grounding in networks, operating systems, front end or testing is just as useful, and your mentor helps you with the rest in the first 30 days. Where a position says preferred, it is not required.',
        },
        {
          question: 'Can I apply for two positions at once?',
          answer:
            'Yes. Say in your email which one comes first. Both teams read it together, so that you are not interviewed twice on the same things.',
        },
        {
          question: 'Can interviews be online?',
          answer:
            'The call and the technical interviews can. The meeting with the manager is usually in the office; if you live elsewhere, we will find a way.',
        },
        {
          question: 'Can I apply again after a rejection?',
          answer: 'Yes, once you have gained more experience, or for a different position.',
        },
        {
          question: 'How long do you keep my CV?',
          answer:
            'We use it for hiring only. If you are not hired, we keep it for 12 months after that round of hiring ends. You can ask us to delete it at any time; the privacy notice has the details.',
        },
      ],
    },
  },
  joinus: {
    seo: {
      title: 'Open positions',
      description:
        'Positions in R&D, testing, pre-sales, delivery and support. Filter by team and city, read duties and requirements, and apply by email.',
    },
    title: 'Open positions',
    lead: 'Filter by team and city, then apply by email.',
    filters: {
      label: 'Filter positions',
      team: 'Team',
      city: 'City',
      all: 'All',
      submit: 'Filter',
      clear: 'Clear filters',
    },
    count: '{n} open {{n:position|positions}}',
    closed: 'Closed',
    columns: {
      team: 'Team',
      city: 'Location',
      type: 'Type',
      validThrough: 'Open until',
    },
    openUntil: 'Open until {date}',
    viewDetails: 'View position',
    empty: {
      title: 'No position matches',
      text: 'Try another team or city, or send your CV and we will write to you when something fits.',
      linkText: 'View all positions',
    },
    detail: {
      duties: 'What you will do',
      requirements: 'What you bring',
      returnToList: 'Back to positions',
      closedTitle: 'This position is closed',
      closedText: 'It no longer takes applications, but one of the open positions may be similar.',
      closedLink: 'View open positions',
    },
    apply: {
      heading: 'How to apply',
      text: 'By email. You do not need an account.',
      steps: [
        'Put your name and the position in the subject',
        'Attach your CV, as a PDF if you can',
        'Tell us in a few sentences about something you achieved',
      ],
      buttonText: 'Apply by email',
      subject: 'Application: {title}',
      after: 'We reply to every application. If your CV fits, the next step is a telephone call.',
      privacy:
        'We use your CV for hiring only and keep it for 12 months after that round of hiring ends. You can ask us to delete it at any time.',
      privacyLink: 'Privacy notice',
    },
    howWeHire: 'How we hire',
  },
}

export default en_careers
