import * as shared from '#i18n/en/product-mvda/shared.ts'
import type { NamespaceProductMvdaTranslation } from '../../i18n-types.ts'

const en_product_mvda: NamespaceProductMvdaTranslation = {
  name: 'MVDA',
  fullName: 'MVDA virtual desktop and application delivery',
  category: shared.category,
  taglineClauses: ['Desktops and apps', 'on any screen'],
  seo: {
    title: 'MVDA virtual desktop and application delivery',
    description:
      'MVDA delivers virtual desktops and applications from one platform, with an adaptive display protocol, peripheral redirection and a secure gateway.',
  },
  intro:
    'PCs are scattered, systems need installing, patches need applying, and data sits on local disks. MVDA brings operating systems, applications and data back to the data centre. A connection broker assigns a desktop or a single application by identity, and a secure gateway streams the screen to the endpoint. Some people need a dedicated desktop, others one business window; administrators deliver, update and reclaim both from one console.',
  features: [
    {
      title: 'Desktops and applications together',
      text: 'Mix dedicated desktops, pooled desktops, shared sessions and single applications under one policy set. No separate platform for a handful of applications.',
    },
    {
      title: 'Image and lifecycle management',
      text: 'Create and update desktops from templates, release in batches, roll back and reclaim on expiry. Patch the system once.',
    },
    {
      title: 'Adaptive display protocol',
      text: 'Encoding, frame rate and transport follow content and link quality, over UDP where possible and TCP where not. Text stays crisp and video smooth.',
    },
    {
      title: 'Peripheral redirection',
      text: 'Printers, scanners, document cameras, USB security keys, webcams and dual screens use an optimised channel or USB redirection by device type, each with its own permission.',
    },
    {
      title: 'Secure access gateway',
      text: 'External users connect only to the gateway, and desktop addresses stay hidden. Traffic is encrypted, with multi-factor authentication and endpoint checks.',
    },
    {
      title: 'Fine-grained access policy',
      text: 'Set clipboard, local drives, printing, screen capture and watermarks by user, endpoint type and network location. One person can have different rights inside and outside.',
    },
    {
      title: 'Graphics and performance workloads',
      text: 'Deliver design, simulation and geographic information applications centrally, with GPU pass-through or virtualization.',
    },
    {
      title: 'High availability and elasticity',
      text: 'Brokers and gateways run as clusters and share sessions by load. If a node fails, users reconnect to what is available.',
    },
  ],
  scenarios: [
    {
      title: 'Secure office work',
      text: 'Data stays off the endpoint. Desktops and rights follow the person when devices or roles change.',
    },
    {
      title: 'Branches and teller counters',
      text: 'Deliver business desktops centrally and keep only thin clients and peripherals on site, with less field maintenance.',
    },
    {
      title: 'R&D and outsourced teams',
      text: 'Issue desktops per project and reclaim them at the end, keeping code and documents in the data centre.',
    },
    {
      title: 'Mobile and remote work',
      text: 'Laptops, tablets and phones connect through the gateway to internal systems from anywhere.',
    },
  ],
  architecture: {
    summary:
      'Control and display traffic are separate: the broker authenticates and assigns, while the display travels through the gateway or a direct channel. Existing hypervisors and storage can be reused.',
    components: [
      {
        id: 'endpoint',
        tier: 'client',
        name: 'Endpoints',
        role: 'Thin clients, PCs, tablets and phones running the client or a browser.',
      },
      {
        id: 'gateway',
        tier: 'edge',
        name: 'Secure access gateway',
        role: 'Single external entry that terminates TLS and proxies the display protocol.',
      },
      shared.broker,
      shared.console,
      {
        id: 'pool',
        tier: 'resource',
        name: 'Desktop and application pool',
        role: 'Virtual desktops and application session hosts on the hypervisor.',
      },
      shared.storage,
      shared.directory,
    ],
    links: [
      shared.endpointToGateway,
      shared.gatewayToBroker,
      shared.brokerToDirectory,
      shared.brokerToPool,
      shared.gatewayToPool,
      shared.poolToStorage,
      shared.consoleToBroker,
    ],
  },
  specs: [
    { label: 'Delivery', value: 'Software; existing servers, hypervisors and storage can be reused' },
    {
      label: 'Delivery types',
      value: 'Dedicated desktop, pooled desktop, shared session, virtual application',
    },
    { label: 'Access', value: 'Client and browser' },
    { label: 'High availability', value: 'Clustered brokers and gateways' },
    { label: 'Optional components', value: 'AuditView, CenterView, DSC, MDW, A2M' },
    { label: 'Graphics', value: 'GPU pass-through and GPU virtualization' },
    { label: 'Displays', value: 'Four at most, each up to 3840 × 2160 (4K)' },
    {
      label: 'Transport',
      value: 'TLS 1.2 and 1.3 (earlier versions are off by default); UDP preferred, falling back to TCP',
    },
    { label: 'Authentication', value: 'AD/LDAP, RADIUS, SAML, SMS and one-time tokens' },
    {
      label: 'MLPS, SM algorithms',
      value:
        'Supports MLPS level 3 clauses on identity, access control, intrusion prevention and residual information; gateway optionally with TLCP and SM2 certificates',
    },
  ],
  compatibility: {
    groups: [
      {
        group: 'Hypervisors',
        items: [
          'VMware vSphere',
          'Microsoft Hyper-V',
          'KVM',
          'openEuler virtualization',
          'Huawei FusionCompute',
          'H3C CAS',
          'SmartX SMTX OS',
        ],
      },
      {
        group: 'Desktop and session host systems',
        items: ['Windows 10/11', 'Windows Server 2016 and later', 'Kylin Desktop', 'UOS Desktop'],
      },
      {
        group: 'Endpoints',
        items: [
          'Windows',
          'macOS',
          'Kylin',
          'UOS',
          'Linux',
          'Android',
          'iOS/iPadOS',
          'x86 and ARM thin clients',
          'HTML5 browsers',
        ],
      },
      {
        group: 'Display and transport',
        items: ['RDP', 'SPICE', 'Adaptive TCP/UDP transport', 'H.264/H.265 encoding'],
      },
      {
        group: 'Authentication',
        items: ['Microsoft AD', 'LDAP', 'RADIUS', 'SMS and one-time tokens', 'SAML single sign-on'],
      },
      {
        group: 'Peripherals',
        items: [
          'Printers and scanners',
          'Document cameras and ID card readers',
          'USB security keys',
          'Webcams and headsets',
          'Serial and parallel devices',
        ],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'Training rooms that change with the class',
      customer: 'A vocational college',
      challenge:
        'Each course needed its own software environment and preparing the rooms took a lot of work.',
      solution:
        'One image per course, scheduled delivery, automatic restore after class and central distribution of materials.',
      outcome: 'The same room can switch environments between classes, and timetables became more flexible.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'Can we reuse servers and hypervisors, domestic ones too?',
      answer:
        'Yes. The compatibility list has each hypervisor, Chinese domestic ones included, with its releases and whether we tested it; others are checked during the trial and agreed by contract.',
    },
    {
      question: 'What happens on poor networks?',
      answer:
        'The protocol adjusts encoding and transport to content and link quality and puts text and responsiveness first. We recommend testing on your real links during the trial.',
    },
    {
      question: 'Virtual desktop or virtual application?',
      answer:
        'Roles that need a full system and personal settings suit a desktop; roles with a few business applications suit application delivery. Both can run on one platform.',
    },
    {
      question: 'How is MVDA licensed?',
      answer:
        'The quotation states the unit (named or concurrent users), the quantity, the support period and the components. When you add users you add licences; nothing is reinstalled.',
    },
    {
      question: 'Migrating from Citrix or VMware Horizon: what moves, what stays?',
      answer:
        'Images are reused once the other vendor’s agent is replaced, or built anew; user files and the settings that are needed are copied in batches; policies are set again from a list. Compatible hypervisors, storage, AD and endpoints stay. Both platforms run side by side while departments move; how long, and who does the work, is set by contract.',
    },
    {
      question: 'How do we size servers and storage before buying?',
      answer:
        'Bring concurrent users, CPU and memory per desktop, user data volume and peak logon times. Pre-sales engineers propose a configuration, and measurements from a pilot pool correct it.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'Broker and gateway clusters are upgraded node by node; images are released in batches and can be rolled back. Every release has release notes. The support period includes online, remote and on-site support.',
    },
  ],
  neighbours: [
    {
      product: 'a2m',
      text: 'Publish PC applications with MVDA, then let A2M turn the busiest screens into mobile pages.',
    },
    {
      product: 'centerview',
      text: 'CenterView monitors MVDA gateways, brokers, desktops and sessions, and shows which logon step is slow.',
    },
    {
      product: 'dsc',
      text: 'Once local drives and the clipboard are closed, files enter and leave the desktop through DSC.',
    },
  ],
}

export default en_product_mvda
