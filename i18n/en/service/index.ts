import type { NamespaceServiceTranslation } from '../../i18n-types.ts'

const en_service: NamespaceServiceTranslation = {
  list: {
    releases: 'Life cycle and compatibility list',
    seo: {
      title: 'Technical services',
      description:
        'Six technical services, from a single question to a full health check: what each includes, how it runs and what to have ready.',
    },
    title: 'Technical services',
    lead: 'Six services, from a single question to a full health check. Choose the one closest to your situation.',
    open: 'About this service',
    choose: {
      heading: 'Not sure which one',
      items: [
        { when: 'You have a question', id: 'online' },
        { when: 'A fault is happening and you need someone to look with you', id: 'remote' },
        { when: 'You are going live, moving or replacing hardware', id: 'onsite' },
        { when: 'New colleagues are taking over operations', id: 'training' },
        { when: 'You want the new version without disturbing the business', id: 'upgrade' },
        { when: 'Nothing is wrong, and you want to know how long that will last', id: 'healthcheck' },
      ],
    },
  },
  headings: {
    what: 'What it includes',
    how: 'How it runs',
    needs: 'What to have ready',
    response: 'How we respond',
    others: 'Other services',
    back: 'Back to technical services',
    previous: 'Previous service',
    next: 'Next service',
  },
  forum: {
    heading: 'Technical forum',
    text: 'Tips, known issues and answers from engineers are on the forum. It is worth a search before you ask.',
    linkText: 'Open the technical forum',
    external: 'opens another website',
  },
  start: {
    heading: 'Start a service',
    text: 'Call or write. Tell us the product, the version and when you need it.',
    phone: 'Telephone',
    email: 'Email',
    buttonText: 'All ways to reach us',
  },
  items: {
    online: {
      seo: {
        title: 'Online support',
        description:
          'Answers by telephone, email and forum on installation, configuration, use and licences. Tell us the version; we reply in writing.',
      },
      title: 'Online support',
      summary: 'Telephone, email and forum for installation, configuration, use and licences.',
      what: [
        'Help with installation and configuration',
        'Advice on use and policies',
        'Licence questions',
        'Known issues and patches',
      ],
      how: [
        'You describe what you see, with version and screenshots',
        'An engineer confirms the impact and gives you a ticket number',
        'You get an answer or the next step in writing',
        'If someone has to look, it becomes remote assistance',
      ],
      needs: 'Product and version, the message or error code, and recent changes.',
      response:
        'We take requests during service hours and rank them by impact: outages first, then limited functions, then questions.',
    },
    remote: {
      seo: {
        title: 'Remote assistance',
        description:
          'When a fault is happening, an engineer joins with your permission and in your presence. Service first, cause second, then a record.',
      },
      title: 'Remote assistance',
      summary:
        'While a fault is happening, an engineer joins with your permission and works through it with you.',
      what: [
        'Troubleshooting sessions and links',
        'Checking logs and configuration',
        'Emergency recovery',
        'A record of the work and the cause',
      ],
      how: [
        'You choose how and when we connect, and stay with us throughout',
        'Service comes back first, then we look for the cause',
        'We say what each step does before we do it',
        'You withdraw access at the end and receive a record',
      ],
      needs:
        'An account that expires, an administrator to stay with us, and the time and user name of the fault.',
      response: 'Response levels are set in the service contract. Without one, book a time in service hours.',
    },
    onsite: {
      seo: {
        title: 'On-site service',
        description:
          'Engineers on site for going live, replacing hardware, moving a data centre or standing by. A plan before, a record after.',
      },
      title: 'On-site service',
      summary: 'Going live, replacing hardware, moving a data centre, standing by during critical periods.',
      what: [
        'Deployment and going live, also offline',
        'Migration from another VDI platform',
        'Replacing or adding hardware, moving a data centre or network',
        'Standing by during critical periods',
      ],
      how: [
        'Survey the site: network, storage and identity system',
        'Deliver a plan, a change window and a rollback procedure',
        'Carry out the plan and verify each item',
        'Hand over the acceptance record and configuration list',
      ],
      needs: 'Site access, a change window, network and rack space, and someone on site who can decide.',
      response:
        'On the agreed date. Conditions and times for urgent visits are those of the service contract.',
    },
    training: {
      seo: {
        title: 'Training',
        description:
          'Hands-on training for administrators, auditors and service desks: daily work, troubleshooting and policy design, with handbooks.',
      },
      title: 'Training',
      summary: 'For administrators, auditors and service desks. Chosen by role, mostly hands-on.',
      what: [
        'Administrators: deployment, policies and daily work',
        'Auditors: search, replay and reports',
        'Service desk: logging calls and fast troubleshooting',
        'Handouts, exercises and an operations handbook',
      ],
      how: [
        'Learn the roles and experience of the group',
        'Agree the course and a practice environment',
        'Teach online or on site, with exercises',
        'Hold a test or a Q&A session, and hand over the material',
      ],
      needs: 'A list of people and roles, a test environment to practise in, and possible dates.',
      response: 'We agree the course and date with you, and confirm people and environment before it starts.',
    },
    upgrade: {
      seo: {
        title: 'Version upgrade',
        description:
          'Upgrades from assessment to rehearsal and staged rollout. Compatibility is checked first, and every batch has a rollback plan.',
      },
      title: 'Version upgrade',
      summary: 'Assess, rehearse, roll out in stages. Every batch has a rollback plan.',
      what: [
        'Compatibility and dependency check',
        'Rehearsal in a test environment',
        'Staged rollout with observation',
        'Rollback plan and change record',
      ],
      how: [
        'List current versions, endpoints and peripherals',
        'Go through the whole upgrade in a test environment',
        'Start small, observe, then widen',
        'Verify business applications and hand over the change record',
      ],
      needs: 'Lists of versions and endpoints, a test environment, a change window and a recent backup.',
      response: 'Once the lists are confirmed you get an assessment and a plan. You choose the window.',
    },
    healthcheck: {
      seo: {
        title: 'Health check',
        description:
          'A check before anything goes wrong: capacity, performance, configuration, security and backup, with advice ranked by severity. Read-only.',
      },
      title: 'Health check',
      summary: 'A check before anything goes wrong, to see what would fail first.',
      what: [
        'Capacity and performance',
        'Configuration and high availability',
        'Security policies and patches',
        'Backups and recovery drills',
      ],
      how: [
        'Agree the scope and open a read-only account',
        'Collect data without changing anything',
        'Assess each item and rank by severity',
        'Go through the report and agree on improvements',
      ],
      needs: 'A read-only account, an architecture diagram, and recent alerts and fault reports.',
      response: 'At the agreed time. It is complete once we have gone through the report with you.',
    },
  },
}

export default en_service
