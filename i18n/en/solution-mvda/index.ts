import * as shared from '#i18n/en/product-mvda/shared.ts'
import type { NamespaceSolutionMvdaTranslation } from '../../i18n-types.ts'

const en_solution_mvda: NamespaceSolutionMvdaTranslation = {
  category: shared.category,
  title: 'One desktop in the branch, at the desk and on the road',
  titleClauses: ['One desktop in the branch,', 'at the desk and on the road'],
  lead: 'Hundreds of PCs sit in different places, patches need someone on site, data stays on disks, and every departing contractor leaves a machine to clean. Move desktops and applications to the data centre and deliver them from there. The endpoint only displays and takes input, so nothing is reinstalled when the device, the place or the person changes.',
  seo: {
    title: 'Desktop and application delivery solution',
    description:
      'How branches, offices, developers and remote staff use desktops in the data centre: delivery types, peripherals, network, deployment and a case.',
  },
  features: [
    {
      title: 'Fewer trips to site',
      text: 'Change the system, patches and software once in a template, release in batches and roll back if needed. If an endpoint fails, swap it and sign in.',
    },
    {
      title: 'Data does not travel with the device',
      text: 'Files and business data stay in the data centre. Clipboard, local drives, printing and screen capture are opened by user, endpoint and network location.',
    },
    {
      title: 'Peripherals keep working',
      text: 'Document cameras, ID card readers, USB security keys and printers use an optimised channel or USB redirection by type, and each is verified during the trial.',
    },
    {
      title: 'One entry from outside',
      text: 'Remote staff connect only to the secure access gateway and desktop addresses stay hidden. Traffic is encrypted, with multi-factor authentication and endpoint checks.',
    },
    {
      title: 'Keep the servers you have',
      text: 'Works with mainstream hypervisors and storage. Start with one pilot pool and expand on measured data.',
    },
  ],
  scenarios: [
    {
      title: 'Bank branches',
      text: 'Teller and office work share one platform, branches move to thin clients, and new business software is delivered centrally.',
    },
    {
      title: 'Government offices and service halls',
      text: 'Counter and back-office staff get desktops by role, and rights follow them when they rotate.',
    },
    {
      title: 'R&D and contractors',
      text: 'Desktops are issued per project and reclaimed on expiry, and code does not leave the data centre.',
    },
    {
      title: 'Teaching rooms',
      text: 'Switch images by course and restore after class, so one room serves different subjects.',
    },
  ],
  architecture: {
    summary:
      'Remote endpoints come in only through the gateway; branch endpoints use it too, or connect to desktops directly on the internal network. Brokers and gateways run as clusters; desktops and session hosts run on your existing hypervisor.',
    components: [
      {
        id: 'branch',
        tier: 'client',
        name: 'Branch and office endpoints',
        role: 'Thin clients or older PCs with teller and office peripherals.',
      },
      { id: 'remote', tier: 'client', name: 'Remote endpoints', role: 'Staff laptops, tablets and phones.' },
      {
        id: 'gateway',
        tier: 'edge',
        name: 'Gateway cluster',
        role: 'Sits in the perimeter zone as the only entry from outside, terminates TLS and proxies the display protocol.',
      },
      { ...shared.broker, name: 'Broker cluster' },
      shared.console,
      {
        id: 'pool',
        tier: 'resource',
        name: 'Desktop and application pool',
        role: 'Dedicated desktops, pooled desktops and application session hosts.',
      },
      shared.storage,
      shared.directory,
    ],
    links: [
      { ...shared.endpointToGateway, from: 'remote' },
      { from: 'branch', to: 'gateway', label: 'Internal access, or direct to the desktop' },
      shared.gatewayToBroker,
      shared.brokerToDirectory,
      shared.brokerToPool,
      shared.gatewayToPool,
      shared.poolToStorage,
      shared.consoleToBroker,
    ],
  },
  steps: [
    {
      title: 'Pilot one desktop pool',
      text: 'Connect the hypervisor and storage you have; branch endpoints come in through the gateway.',
    },
    {
      title: 'Run a day of real work',
      text: 'Bring endpoints, the peripheral list and one business application, and verify each peripheral.',
    },
    {
      title: 'Expand on measured data',
      text: 'Size by concurrent users, resources per desktop and peak logon; run brokers and gateways as clusters.',
    },
  ],
  case: shared.customerCase,
  trialCall: {
    title: 'Start with one branch',
    text: 'Bring your endpoints, peripheral list and one business application, and run a day of real work over your own links.',
  },
}

export default en_solution_mvda
