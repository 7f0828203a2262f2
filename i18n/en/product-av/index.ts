import * as shared from '#i18n/en/product-av/shared.ts'
import type { NamespaceProductAvTranslation } from '../../i18n-types.ts'

const en_product_av: NamespaceProductAvTranslation = {
  name: 'AuditView',
  fullName: 'AuditView session recording audit and user behaviour analysis',
  category: shared.category,
  taglineClauses: ['Search what was done', 'on a desktop,', 'and play it back'],
  seo: {
    title: 'AuditView recording audit and behaviour analysis',
    description:
      'AuditView records virtual desktop sessions by policy and captures behaviour events, with linked search, baselines, live monitoring and separated duties.',
  },
  intro:
    'A cloud desktop keeps data in the data centre, but connection logs only say who signed in and when, not what happened next. AuditView records the screen inside virtual desktop and application sessions by policy, together with application, window, file, clipboard and peripheral events. Auditors search recordings the way they search logs and jump from an alert straight to the frame.',
  features: [
    {
      title: 'Policy-based recording',
      text: 'Choose what to record by user, department, desktop pool, application or time. Record throughout, or only when something happens, such as a sensitive application opening.',
    },
    {
      title: 'Linked search across screen and events',
      text: 'Application names, window titles, URLs, file names and action types share one index. Every hit plays from that moment in the recording.',
    },
    {
      title: 'Records only what changes; uploads resume',
      text: 'Only changed regions are encoded, at a frame rate that follows activity. If the network drops, data is cached locally, encrypted, and uploaded on recovery.',
    },
    {
      title: 'Behaviour baselines',
      text: 'Baselines by role and person reveal out-of-hours access, bulk file opening and unusual peripherals, ranked by risk score.',
    },
    {
      title: 'Live monitoring and response',
      text: 'Watch high-risk sessions as they happen and push alerts to email, Syslog or SIEM. By policy, notify the user, or lock or disconnect the session.',
    },
    {
      title: 'Watermark tracing',
      text: 'Visible and invisible watermarks carry user, endpoint and time, so a photo of the screen can be matched to its recorded session.',
    },
    {
      title: 'Integrity protection and separated duties',
      text: 'Recordings are encrypted and checked segment by segment. System, security and audit roles are separate, and auditors’ own views and exports are logged.',
    },
    {
      title: 'Retention and capacity management',
      text: 'Set retention and archiving by business tier, for example six months or longer, as China requires for network logs. Capacity trends warn you before storage fills up.',
    },
  ],
  scenarios: [
    {
      title: 'Outsourced and third-party operations',
      text: 'Record contractor and on-site vendor sessions in full, with a notice at sign-in, and settle mistakes and disputes by playback.',
    },
    {
      title: 'Sensitive roles in finance and government',
      text: 'Trigger recording by application for staff who handle customer data, payment instructions or public records: internal controls are met at a sensible storage cost.',
    },
    {
      title: 'Protecting source code and designs',
      text: 'Watch for bulk opening, copying and sending of code or drawings. Baselines show risk early, for example in notice periods.',
    },
    {
      title: 'Reconstructing faults and complaints',
      text: 'When an intermittent problem cannot be reproduced, play back the moment it occurred instead of guessing.',
    },
  ],
  architecture: {
    summary:
      'The agent runs inside the virtual desktop or application host, so capture does not depend on the display protocol. Collection, indexing, storage and the portal can be scaled separately.',
    components: [
      {
        id: 'agent',
        tier: 'resource',
        name: 'Session recording agent',
        role: 'Runs in virtual desktops and application hosts, captures the screen and events by policy and caches them encrypted.',
      },
      shared.collector,
      shared.policy,
      shared.analysis,
      {
        id: 'storage',
        tier: 'data',
        name: 'Recording storage',
        role: 'Keeps recordings and checksums by retention tier on local, NAS or object storage.',
      },
      shared.portal,
      {
        id: 'integration',
        tier: 'integration',
        name: 'Identity and log platforms',
        role: 'Connects to AD/LDAP identity sources and sends alerts to SIEM or Syslog platforms.',
      },
    ],
    links: [
      shared.policyToAgent,
      shared.agentToCollector,
      shared.collectorToStorage,
      shared.collectorToAnalysis,
      shared.portalToAnalysis,
      shared.portalToStorage,
      shared.integrationToPolicy,
      shared.analysisToIntegration,
    ],
  },
  specs: [
    { label: 'Delivery', value: 'Software, on physical servers or virtual machines' },
    { label: 'Capture point', value: 'In-session agent, independent of display protocol' },
    { label: 'Permission model', value: 'Separated system, security and audit roles' },
    { label: 'Data protection', value: 'Encrypted in transit and at rest, segment integrity checks' },
    { label: 'Interfaces', value: 'Syslog, REST API, report export' },
    {
      label: 'Recording modes',
      value: 'Throughout, or triggered by events such as opening an application or sending a file',
    },
    {
      label: 'Retention',
      value: 'Set per department or application; six months or longer can be configured',
    },
    { label: 'Recording storage', value: 'Local disk, NFS/SMB shares, S3-compatible object storage' },
    {
      label: 'MLPS, SM algorithms',
      value:
        'Supports MLPS level 3 clauses on security audit and audit management with separated roles; recordings optionally with SM4 and SM3',
    },
  ],
  compatibility: {
    groups: [
      {
        group: 'Desktop and application virtualization',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'Microsoft Remote Desktop Services (RDS)',
          'KVM-based Chinese VDI platforms',
        ],
      },
      {
        group: 'Display protocols',
        items: ['RDP', 'ICA/HDX', 'PCoIP', 'Blast', 'SPICE'],
      },
      {
        group: 'Audited systems',
        items: ['Windows 10/11', 'Windows Server 2016 and later', 'Kylin Desktop', 'UOS Desktop'],
      },
      {
        group: 'Identity and integration',
        items: ['Microsoft AD', 'LDAP', 'Syslog', 'SIEM platforms', 'Email and WeCom notifications'],
      },
      {
        group: 'Recording storage',
        items: ['Local disk', 'NFS/SMB shares', 'S3-compatible object storage'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'Traceable use of design drawings',
      customer: 'An engineering design institute',
      challenge:
        'With drawings centralised on cloud desktops, the security team still needed sight of bulk opening, screen capture and peripheral copying.',
      solution:
        'Behaviour baselines per project team, alerts on bulk access and peripheral connection, and on-screen watermarks.',
      outcome: 'The team works through ranked events instead of reading logs line by line.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'Does recording affect the desktop experience?',
      answer:
        'The agent encodes only changed regions, and recording can be triggered per application to lower the load further. Measure the overhead on your own desktops during the trial.',
    },
    {
      question: 'Do employees need to be told they are recorded?',
      answer:
        'Yes. AuditView supports sign-in notices and an in-session indicator; pair them with internal rules and personal information protection requirements on scope and purpose.',
    },
    {
      question: 'How long can recordings be kept?',
      answer:
        'Retention depends on policy and storage capacity. Each department or application can have its own period, followed by archiving or automatic clean-up.',
    },
    {
      question: 'How is AuditView licensed?',
      answer:
        'The quotation states the unit (concurrent recorded sessions or named users), the quantity and the support period. You provide storage for your retention period, or plan it with us.',
    },
    {
      question: 'How do we size recording storage?',
      answer:
        'It depends on recorded sessions, hours recorded per day, how much the screen changes and the retention period. Record one desktop pool first, then project from the measured use per session per day.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'Collection gateway, analysis engine and portal are upgraded separately; agents follow in batches, with the desktop image or by policy. New releases play existing recordings. The support period includes online, remote and on-site support.',
    },
  ],
  neighbours: [
    {
      product: 'mvda',
      text: 'The session agent ships in MVDA images, and recording policy can follow desktop pools and applications.',
    },
    {
      product: 'centerview',
      text: 'CenterView tells you where a session slowed down; AuditView shows what was on screen at that moment.',
    },
    {
      product: 'dsc',
      text: 'DSC records of sharing and transfer can be compared with session recordings by person, file and time.',
    },
  ],
}

export default en_product_av
