import * as shared from '#i18n/en/product-a2m/shared.ts'
import type { NamespaceProductA2mTranslation } from '../../i18n-types.ts'

const en_product_a2m: NamespaceProductA2mTranslation = {
  name: 'A2M',
  fullName: 'A2M UI mobilisation for PC applications',
  category: shared.category,
  taglineClauses: ['Keep the PC application.', 'Use it like a mobile one.'],
  seo: {
    title: 'A2M UI mobilisation for PC applications',
    description:
      'A2M reshapes PC application screens into touch-friendly mobile pages without source changes, with native controls, scanning and staged release.',
  },
  intro:
    'Core business still runs in PC clients. A rewrite takes long and carries risk; a remote desktop on a phone means tiny text and awkward input. A2M recognises the interface in the application session, rearranges it by rule into lists, forms and buttons made for touch, and sends that to the phone or tablet. Logic, permissions and data stay with the original system, so you can decide later what deserves a rewrite.',
  features: [
    {
      title: 'Reshape without source changes',
      text: 'A2M recognises windows, controls and grids and rebuilds them as mobile pages. No source code is needed, so systems that nobody maintains any more qualify too.',
    },
    {
      title: 'Visual rule design',
      text: 'Pick fields, order steps and hide clutter by dragging. One rule set covers similar screens, and business staff can adjust it.',
    },
    {
      title: 'Native control mapping',
      text: 'Dates, drop-downs, check boxes and long lists become native mobile controls, each with the right keyboard. Less zooming, fewer mistaps.',
    },
    {
      title: 'Device capabilities in the flow',
      text: 'Add camera, scanning, location, handwritten signature and voice input to existing steps.',
    },
    {
      title: 'Layouts for every screen',
      text: 'Phones, tablets and foldables each have a layout. Rotation keeps your place, and on weak networks the active area refreshes first.',
    },
    {
      title: 'Data stays off the device',
      text: 'The device receives interface data only and caches no business files. Watermarks, capture limits and idle lock are available.',
    },
    {
      title: 'One entry point and single sign-on',
      text: 'Embed it in WeCom, DingTalk, Feishu or your own app. It reuses identity and message channels, and a task opens in one tap.',
    },
    {
      title: 'Staged release and rollback',
      text: 'Rules are versioned and released department by department. Mismatches after a screen change are flagged, and rollback is quick.',
    },
  ],
  scenarios: [
    {
      title: 'Mobile approval and lookup',
      text: 'Turn the busiest approvals and queries in ERP, OA and core systems into mobile pages for managers and field staff.',
    },
    {
      title: 'Field and on-site work',
      text: 'Inspectors, stock-takers and underwriters enter data as they go, and photos and location go straight into the original system.',
    },
    {
      title: 'Mobile ward rounds',
      text: 'Clinicians look up and record at the bedside on a tablet with existing permissions and records.',
    },
    {
      title: 'A smoother path off older systems',
      text: 'Put the busiest functions on the phone first, then let usage data decide what to rewrite.',
    },
  ],
  architecture: shared.architecture,
  specs: [
    { label: 'Delivery', value: 'Software deployed in the data centre' },
    { label: 'Approach', value: 'Interface-layer reshaping without source changes' },
    { label: 'Client form', value: 'Stand-alone app, SDK or mobile web' },
    { label: 'Release', value: 'Versioned rules, staged by department' },
    { label: 'Security', value: 'No data on the device, watermark, capture limits, encrypted transport' },
    { label: 'Entry points', value: 'WeCom, DingTalk, Feishu or your own app' },
    { label: 'Device capabilities', value: 'Camera, scanning, location, handwritten signature, voice input' },
    { label: 'Screens', value: 'Separate layouts for phones, tablets and foldables' },
  ],
  compatibility: {
    groups: [
      {
        group: 'Original application types',
        items: [
          'Win32/MFC',
          '.NET WinForms/WPF',
          'Delphi and PowerBuilder',
          'Java Swing',
          'Browser applications (including legacy IE engines)',
        ],
      },
      {
        group: 'Session environment',
        items: [
          'MVDA',
          'Microsoft Remote Desktop Services (RDS)',
          'Citrix Virtual Apps',
          'Windows Server 2016 and later',
        ],
      },
      {
        group: 'Mobile devices',
        items: ['Android 8 and later', 'iOS/iPadOS 14 and later', 'HarmonyOS', 'Mainstream mobile browsers'],
      },
      {
        group: 'Entry points',
        items: ['WeCom', 'DingTalk', 'Feishu', 'Own app (SDK/mobile web)', 'MDM/EMM platforms'],
      },
      {
        group: 'Authentication',
        items: ['Microsoft AD', 'LDAP', 'OAuth 2.0', 'SAML', 'One-time tokens'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'Lookup and entry at the bedside',
      customer: 'A general hospital',
      challenge:
        'Nursing and laboratory systems were PC clients, so ward rounds meant walking back to the nurse station.',
      solution:
        'Frequent lookup and entry screens converted to a tablet layout, with wristband scanning and existing permissions.',
      outcome: 'Clinicians look up and record at the bedside and walk less.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'How is this different from remote desktop?',
      answer:
        'Remote desktop moves the whole screen to the phone and still assumes a mouse and keyboard. A2M rearranges the interface for touch and shows only what the current step needs.',
    },
    {
      question: 'Will pages break when the original system is upgraded?',
      answer:
        'A rule can stop matching when a screen changes a lot. A2M flags it and rolls back quickly; usually only the changed screens need new rules.',
    },
    {
      question: 'Which applications are not a good fit?',
      answer:
        'Large-format drawing and dense table editing work better on a tablet or cloud desktop. Start with approval, lookup and data capture.',
    },
    {
      question: 'How is A2M licensed?',
      answer:
        'The quotation states the unit (mobile users or concurrent sessions) and the support period. Start with a few functions and add licences as use grows.',
    },
    {
      question: 'What should we prepare?',
      answer:
        'A test account, the steps to put on the phone, and an environment where the application runs. Our engineers check that the screens can be recognised and build the first pages during the trial.',
    },
    {
      question: 'How many session hosts are needed?',
      answer:
        'Each mobile session uses one session of the original application. Size by concurrent mobile users and what the application uses, then correct with trial measurements. Existing MVDA or RDS hosts can be reused.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'Platform upgrades and page rules are released separately; rules are versioned and can be rolled back. The support period includes online, remote and on-site support, and your staff can be trained to maintain rules.',
    },
  ],
  neighbours: [
    {
      product: 'mvda',
      text: 'The original application can run on MVDA session hosts, with the same identity and gateway.',
    },
    {
      product: 'centerview',
      text: 'CenterView monitors session host load and session state, so a slow mobile page can be traced to its cause.',
    },
    {
      product: 'av',
      text: 'AuditView records the original application on the session host, so actions started on a phone are on record too.',
    },
  ],
}

export default en_product_a2m
