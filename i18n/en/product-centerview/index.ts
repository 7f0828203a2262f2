import * as shared from '#i18n/en/product-centerview/shared.ts'
import type { NamespaceProductCenterviewTranslation } from '../../i18n-types.ts'

const en_product_centerview: NamespaceProductCenterviewTranslation = {
  name: 'CenterView',
  fullName: 'CenterView intelligent VDI monitoring and operations',
  category: shared.category,
  taglineClauses: ['Find the problem before the call,', 'and the cause before the argument'],
  seo: {
    title: 'CenterView VDI monitoring',
    description:
      'End-to-end VDI monitoring: session search over the past 4 hours, logon breakdown and automated inspection that saves 60 person-days a year.',
  },
  intro:
    'A user says it is slow, and the endpoint, network, gateway, hypervisor and storage teams each own a piece of the answer. CenterView puts every stage on one timeline: search any session from the past 4 hours and see its latency, packet loss, resource use and logon phases. Automated inspection replaces manual rounds, and people fix common problems themselves with the user portal and user terminal tool.',
  features: [
    {
      title: 'Session search over the past 4 hours',
      text: 'Search the past 4 hours by user, desktop, endpoint or time. See latency, packet loss, CPU, memory and disk as they were, however vague the report.',
    },
    {
      title: 'Logon breakdown',
      text: 'Logon time is split into seven phases: authentication, brokering, machine start, protocol connection, group policy, logon scripts and profile load. You see which one is slow.',
    },
    {
      title: 'Automated inspection',
      text: 'Scheduled checks report on services, certificates, licences, image and agent versions and storage. What took 5 person-days a month runs in real time and saves 60 person-days a year.',
    },
    {
      title: 'End-to-end topology monitoring',
      text: 'Metrics come from endpoint, network, gateway, broker, hosts and storage. Alerts are merged along the topology, so you see the cause before the impact.',
    },
    {
      title: 'Experience score and capacity forecast',
      text: 'Logon time, session latency and disconnect rate form an experience score. Trends forecast bottlenecks and show when to expand.',
    },
    {
      title: 'User portal',
      text: 'People check desktop status, restart or reset desktops, read notices and knowledge articles, and raise and follow tickets without calling.',
    },
    {
      title: 'User terminal tool',
      text: 'One click on the endpoint checks network quality, client version and peripherals, suggests a fix, and attaches the result to the ticket.',
    },
    {
      title: 'Alert reduction and ticketing',
      text: 'Duplicate alerts are merged, ranked by users affected and sent to email, WeCom or an ITSM system. The handling history is kept.',
    },
  ],
  scenarios: [
    {
      title: 'Day-to-day operations',
      text: 'One overview says whether the platform is healthy, and the inspection report arrives before work starts.',
    },
    {
      title: 'Fast troubleshooting',
      text: 'The service desk searches by user name and tells endpoint, network and platform faults apart on the spot.',
    },
    {
      title: 'Expansion and upgrades',
      text: 'Compare logon time and session latency before and after a change.',
    },
    {
      title: 'Branches and remote work',
      text: 'See link quality and client versions of every site, and guide users through a self-check.',
    },
  ],
  architecture: shared.architecture,
  specs: [
    { label: 'Delivery', value: 'Software on virtual machines, scalable as a cluster' },
    { label: 'Session search range', value: 'Past 4 hours' },
    {
      label: 'Automated inspection',
      value: '5 person-days of manual checks a month become real time, saving 60 a year',
    },
    { label: 'Companion tools', value: 'User portal, user terminal tool' },
    { label: 'Interfaces', value: 'REST API, webhook, Syslog, report export' },
    { label: 'Data collection', value: 'Agents in sessions and on endpoints, platform interfaces' },
    { label: 'Alerts and tickets', value: 'Email, WeCom, webhook, ITSM' },
    {
      label: 'Logon phases',
      value:
        'Authentication, brokering, machine start, protocol connection, group policy, logon scripts, profile load',
    },
    { label: 'MLPS', value: 'Supports the MLPS level 3 clause on central management' },
  ],
  compatibility: {
    groups: [
      {
        group: 'VDI platforms',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'Microsoft Remote Desktop Services (RDS)',
          'KVM-based Chinese VDI platforms',
        ],
      },
      {
        group: 'Virtualization and storage',
        items: [
          'VMware vSphere',
          'Microsoft Hyper-V',
          'KVM',
          'Common arrays and distributed storage (SNMP/REST)',
        ],
      },
      {
        group: 'Endpoint systems',
        items: ['Windows 10/11', 'Kylin Desktop', 'UOS Desktop', 'Linux thin clients'],
      },
      {
        group: 'Notification and ticketing',
        items: ['Email', 'WeCom', 'Webhook', 'ITSM interfaces', 'Syslog'],
      },
      {
        group: 'Browsers',
        items: ['Chrome', 'Edge', 'Firefox', 'Chinese Chromium-based browsers'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'Inspections that run themselves',
      customer: 'The IT centre of a tertiary hospital',
      challenge:
        'Endpoints were spread across clinics and wards, checks before opening were done by hand, and overnight problems surfaced in the morning rush.',
      solution:
        'Inspection schedules per department, reports generated before opening, and peripheral self-checks at nurse stations.',
      outcome:
        'Duty staff work through a list of exceptions instead of a full checklist, and problems surface earlier.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'Why search the past 4 hours of sessions?',
      answer:
        'People report problems after they happen. With 4 hours of session detail kept, the evidence is still there when the phone rings; aggregated metrics show longer trends.',
    },
    {
      question: 'How much effort does automated inspection save?',
      answer:
        '60 person-days a year: manual checks that took 5 person-days a month run in real time. The actual figure depends on desktop count, check items and frequency, and we work it out with your existing checklist during the trial.',
    },
    {
      question: 'Do we have to replace our VDI platform?',
      answer:
        'No. CenterView connects to the existing platform through agents and interfaces, and a pilot can start with one desktop pool.',
    },
    {
      question: 'How is CenterView licensed?',
      answer:
        'The quotation states the unit (monitored desktops or concurrent sessions), the quantity, the components and the support period. The user portal and the user terminal tool are optional.',
    },
    {
      question: 'Will collection slow the desktops down?',
      answer:
        'Collection is light: agents report from sessions and endpoints, and platforms are read through their interfaces. Items and intervals can be adjusted, and a pilot lets you compare resource use before and after.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'The analysis centre and the agents are upgraded separately, agents in batches. The support period includes online, remote and on-site support, and check items can follow changes in your platform.',
    },
  ],
  neighbours: [
    {
      product: 'mvda',
      text: 'Reads the state of MVDA gateways, brokers and pools directly, and the user portal can restart or reset desktops.',
    },
    {
      product: 'av',
      text: 'CenterView finds the session with the problem; AuditView plays that session back.',
    },
    {
      product: 'a2m',
      text: 'A2M session hosts are monitored too, so mobile users’ experience is measured as well.',
    },
  ],
}

export default en_product_centerview
