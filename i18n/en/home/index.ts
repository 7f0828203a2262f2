import { numbers } from '#i18n/en/about/shared.ts'
import { steps } from '#i18n/en/trial/shared.ts'
import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const en_home: NamespaceHomeTranslation = {
  seo: {
    title: 'Desktop virtualization and cloud software',
    description:
      'Six product families: desktop and application delivery, mobile access, device debugging, file control, session audit and operations. Try them free.',
  },
  title: 'Desktop virtualization and cloud software',
  sections: {
    products: 'Featured products',
    functions: 'Three capabilities',
    relation: 'How the products fit',
    solutions: 'Solutions',
    numbers: 'Numbers',
    customers: 'Customers',
    honours: 'Honours and qualifications',
    trial: 'Apply for a trial',
  },
  // On `/` for a browser that prefers English, so in English in both languages.
  englishOffer: {
    text: 'This page is also available in English.',
    linkText: 'Read it in English',
    dismiss: 'Dismiss',
  },
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slideOf: 'Slide {n} of {m}: {name}',
    previous: 'Previous slide',
    next: 'Next slide',
    tabs: 'Choose a product',
    trialText: 'Free trial',
    // from first to last
    shown: ['mvda', 'centerview', 'dsc', 'av'],
    slides: {
      mvda: {
        category: 'Desktop and application delivery',
        title: 'Desktops and apps on any screen',
        content:
          'Systems, apps and data stay in the data centre. A broker assigns desktops or apps by identity; a secure gateway streams them.',
        buttonText: 'About MVDA',
      },
      dsc: {
        category: 'Data security',
        title: 'Let files move. Keep boundaries clear.',
        content:
          'File sharing, external sharing control and transfer between zones in one 1U appliance. One path: approved, inspected, recorded.',
        buttonText: 'About DSC',
      },
      centerview: {
        category: 'Operations',
        title: 'Know before the call. Know the cause.',
        content:
          'Every part of your VDI on one timeline. Search any session from the past 4 hours and see what was slow.',
        buttonText: 'About CenterView',
      },
      av: {
        category: 'Security audit',
        title: 'Search what was done, and play it back',
        content:
          'Records the session’s screen by policy, with events beside it. Find an event and watch from that moment.',
        buttonText: 'About AuditView',
      },
      a2m: {
        category: 'Mobile access',
        title: 'Keep the PC application. Use it like a mobile one.',
        content:
          'A2M recognises the interface in the application session and rearranges it into lists, forms and buttons made for touch. Logic, permissions and data stay with the original system.',
        buttonText: 'About A2M',
      },
      mdw: {
        category: 'Developer tools',
        title: 'Code stays in the cloud. The real device stays on your desk.',
        content:
          'A dedicated channel between endpoint and cloud desktop forwards ADB, JTAG/SWD and serial data at protocol level, and reconnects when a device changes mode.',
        buttonText: 'About MDW',
      },
    },
  },
  functions: {
    heading: 'Central desktops, less work',
    text: 'Stop delivering, controlling and fixing desktops one PC at a time.',
    items: {
      deliver: {
        title: 'Deliver once, use anywhere',
        content:
          'Desktops, apps and mobile pages reach any endpoint by identity. Data stays in the data centre.',
        buttonText: 'Delivery solutions',
      },
      guard: {
        title: 'Clear boundaries, full record',
        content:
          'Files take one controlled path. Session recordings and events can be searched, replayed and traced.',
        buttonText: 'Security solutions',
      },
      operate: {
        title: 'Find faults before users do',
        content: 'Endpoint to storage on one timeline. Automated inspection saves 60 person-days a year.',
        buttonText: 'Operations solutions',
      },
    },
  },
  relation: {
    heading: 'Six products on one path',
    text: 'A session starts at the endpoint and crosses five zones to reach data. Each product covers part of that path. Start with one; add others when you need them.',
    zones: ['Endpoint', 'Access', 'Control', 'Desktops and apps', 'Data'],
    products: {
      mvda: {
        role: 'Delivers along the whole session path',
        covers: 'From endpoint to data',
      },
      a2m: {
        role: 'Turns PC applications into mobile pages',
        covers: 'From endpoint to desktops and apps',
      },
      mdw: {
        role: 'Connects your device to the cloud desktop',
        covers: 'From endpoint to desktops and apps',
      },
      av: {
        role: 'Records each session’s screen and events',
        covers: 'From control to data',
      },
      dsc: {
        role: 'The one path for files between zones',
        covers: 'From access to data',
      },
      centerview: {
        role: 'Puts every stage on one timeline',
        covers: 'From endpoint to data',
      },
    },
    compareText: 'Compare the six products by need',
  },
  solutionList: {
    heading: 'Solutions',
    items: {
      av: {
        title: 'Auditing contractors and third-party operations',
        tags: [
          'Outsourced and third-party operations',
          'Sensitive roles in finance and government',
          'Protecting source code and designs',
        ],
      },
      dsc: {
        title: 'File exchange between networks',
        tags: [
          'Between R&D and office networks',
          'Between internal and internet-facing zones',
          'Headquarters and branches',
        ],
      },
      centerview: {
        title: 'VDI operations and inspection',
        tags: ['Day-to-day operations', 'Fast troubleshooting', 'Expansion and upgrades'],
      },
      mvda: {
        title: 'Central delivery of desktops and applications',
        tags: ['Secure office work', 'Branches and teller counters', 'R&D and outsourced teams'],
      },
      a2m: {
        title: 'Mobile approvals and field entry for older systems',
        tags: ['Mobile approvals and lookup', 'Field and on-site work', 'Mobile ward rounds'],
      },
      mdw: {
        title: 'Cloud development with real devices',
        tags: [
          'Android application development',
          'Embedded firmware',
          'In-vehicle systems and smart hardware',
        ],
      },
    },
  },
  numbers: {
    heading: 'Fifteen years of desktops',
    items: numbers,
  },
  customers: {
    heading: 'How customers use it',
    text: 'The first is a real result from one customer. The rest are typical uses, by industry.',
    sourced: 'Case study',
    story: 'Read the case study',
    illustrative: 'Illustrative',
    first: {
      product: 'centerview',
      who: 'The VDI operations team of a large enterprise',
      fewer: { value: '26%', text: 'fewer fault reports' },
      faster: { value: '50%', text: 'better handling efficiency' },
    },
    // from top to bottom
    shown: ['finance', 'manufacturing', 'public', 'healthcare', 'energy'],
    industries: {
      finance: {
        name: 'Finance',
        uses: [
          { product: 'av', who: 'A provincial bank', what: 'From log lines to what really happened' },
          {
            product: 'mvda',
            who: 'A regional rural commercial bank',
            what: 'Central delivery for branch desktops',
          },
        ],
      },
      manufacturing: {
        name: 'Manufacturing and R&D',
        uses: [
          { product: 'av', who: 'An engineering design institute', what: 'Traceable use of design drawings' },
          {
            product: 'dsc',
            who: 'A research institute of an equipment manufacturer',
            what: 'Releasing builds without USB sticks',
          },
          {
            product: 'mdw',
            who: 'The R&D centre of a mobile device maker',
            what: 'Cloud development with real devices',
          },
          {
            product: 'mdw',
            who: 'An automotive electronics supplier',
            what: 'Shared test devices, debugged remotely',
          },
        ],
      },
      public: {
        name: 'Government and education',
        uses: [
          {
            product: 'dsc',
            who: 'A municipal government service body',
            what: 'External documents under control',
          },
          { product: 'mvda', who: 'A vocational college', what: 'Training rooms that change with the class' },
        ],
      },
      healthcare: {
        name: 'Healthcare',
        uses: [
          {
            product: 'centerview',
            who: 'The IT centre of a tertiary hospital',
            what: 'Inspections that run themselves',
          },
          { product: 'a2m', who: 'A general hospital', what: 'Lookup and entry at the bedside' },
        ],
      },
      energy: {
        name: 'Energy',
        uses: [{ product: 'a2m', who: 'An energy group', what: 'Approvals away from the desk' }],
      },
    },
  },
  honours: {
    heading: 'Honours and qualifications',
    text: 'Software copyrights, product registrations, high-tech status, certified security and quality management. Ask sales for scans.',
    buyingText: 'Licensing and support',
    linkText: 'Contact sales',
  },
  newsTeaser: {
    heading: 'News',
    all: 'View all news',
  },
  trialEntry: {
    heading: 'Try it in your environment',
    text: 'Send the form, and a pre-sales engineer plans a trial around your endpoints, network and applications.',
    steps,
  },
}

export default en_home
