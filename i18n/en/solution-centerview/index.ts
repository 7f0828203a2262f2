import * as shared from '#i18n/en/product-centerview/shared.ts'
import type { NamespaceSolutionCenterviewTranslation } from '../../i18n-types.ts'

const en_solution_centerview: NamespaceSolutionCenterviewTranslation = {
  category: shared.category,
  title: 'Know about it before your users call',
  titleClauses: ['Know about it', 'before your users call'],
  lead: 'Behind “my desktop is slow” may be the endpoint, the network, the gateway, the hypervisor or the storage. Each team says its part is fine, the ticket goes round and the user waits. CenterView puts every stage on one timeline, keeps the past 4 hours of sessions searchable and runs the inspections for you.',
  seo: {
    title: 'VDI monitoring and operations solution',
    description:
      'How to troubleshoot VDI faster: session search, logon breakdown, automated inspection and self-service, with a case of 26% fewer reports.',
  },
  features: [
    {
      title: 'Evidence when the phone rings',
      text: 'Search the past 4 hours by name and see latency, packet loss, CPU, memory and disk as they were.',
    },
    {
      title: 'Pinpoint the slow step',
      text: 'Logon is split into authentication, brokering, machine start, connection, group policy, scripts and profile load, so everyone sees the same cause.',
    },
    {
      title: 'Inspection without the legwork',
      text: 'Checks that took 5 person-days a month run in real time and save 60 person-days a year. The duty team handles only the exceptions.',
    },
    {
      title: 'Let users help themselves',
      text: 'In the user portal people restart or reset desktops and follow tickets. The terminal tool runs a one-click check and attaches diagnostics to the ticket.',
    },
    {
      title: 'A case for expansion',
      text: 'Experience scores and capacity trends show when to expand, and you can compare before and after each change.',
    },
  ],
  scenarios: [
    {
      title: 'Large enterprise operations',
      text: 'The service desk decides whether it is endpoint, network or platform before assigning the ticket.',
    },
    {
      title: 'Hospital IT',
      text: 'The inspection report is ready before clinics open, and nurse stations check peripherals with the terminal tool.',
    },
    {
      title: 'Many branches',
      text: 'Check link quality and client versions at every site without going there.',
    },
    {
      title: 'Upgrades and migration',
      text: 'Compare logon time and session latency before and after, and put the result in numbers.',
    },
  ],
  architecture: shared.architecture,
  steps: [
    { title: 'Connect one desktop pool', text: 'Agents and interfaces connect to the platform you have.' },
    {
      title: 'Measure it against your own checklist',
      text: 'See how much time it saves, and compare before and after.',
    },
    { title: 'Extend to every desktop', text: 'Runs on virtual machines and scales as a cluster.' },
  ],
  case: shared.customerCase,
  story: {
    legend: 'Choose a stage',
    stages: {
      before: {
        label: 'Before',
        title: 'Tickets travelled between three teams',
        text: 'Most reports were slow logon and lag. The service desk had no data from the moment of the fault, so tickets went back and forth between endpoint, network and platform teams. Inspections were done by hand, 5 person-days a month.',
      },
      deployed: {
        label: 'Deployed',
        title: 'Four additions to the existing platform',
        text: 'CenterView session search, automated inspection, the user portal and the user terminal tool went live. Tickets now carry diagnostics automatically.',
      },
      after: {
        label: 'After',
        title: 'Fewer calls, and each one shorter',
        text: 'Fault reports fell by 26% and handling efficiency rose by 50%. Inspection went from 5 person-days a month to real time, saving 60 person-days a year.',
      },
    },
    reports: 'fewer fault reports',
    handling: 'better handling efficiency',
    days: 'person-days of manual checks saved each year',
    chart:
      'Three small charts. Fault reports: 100 before, 74 after, 26% fewer. Handling efficiency: 100 before, 150 after, 50% better. Manual checks: 5 person-days a month and 60 a year before, real time after.',
    note: 'Outline: before, set to 100. One square is one person-day, one column a month.',
  },
  trialCall: {
    title: 'Connect one desktop pool',
    text: 'There is no need to replace your VDI platform. Connect one pool and use your own checklist to work out how much time it saves.',
  },
}

export default en_solution_centerview
