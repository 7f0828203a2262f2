import * as shared from '#i18n/en/product-mdw/shared.ts'
import type { NamespaceSolutionMdwTranslation } from '../../i18n-types.ts'

const en_solution_mdw: NamespaceSolutionMdwTranslation = {
  category: shared.category,
  title: 'Keep source in the data centre and debug real devices as usual',
  titleClauses: ['Keep source in the data centre', 'and debug real devices as usual'],
  lead: 'Once development moves to the cloud, the first complaint is about real devices: the phone drops out when it restarts, flashing stops half-way until someone replugs the device, and the remote desktop does not recognise the probe. MDW gives debug devices a channel of their own, forwards at protocol level, and lets administrators control which devices connect and which way data moves.',
  seo: {
    title: 'Cloud development with real device debugging',
    description:
      'With code on cloud desktops, how phones, boards and probes keep working: protocol forwarding, device admission, data direction, shared labs and a case.',
  },
  features: [
    {
      title: 'Flash without replugging',
      text: 'Devices are recognised and remapped as they move between system, recovery and bootloader.',
    },
    {
      title: 'Debug from further away',
      text: 'ADB, JTAG/SWD and serial are forwarded at protocol level, so latency hurts less than with raw USB, and sessions resume after jitter.',
    },
    {
      title: 'The debug port is not a way out',
      text: 'Install, logs, push and pull are authorised separately, pushing files and storage interfaces are off by default, and every action is recorded.',
    },
    {
      title: 'Test devices everyone can use',
      text: 'Lab devices are connected centrally and booked by time slot, so remote teams do not wait for a parcel.',
    },
    {
      title: 'The same toolchain',
      text: 'Android Studio, DevEco Studio, Keil MDK, IAR and others run on the cloud desktop as before, and the device appears local.',
    },
  ],
  scenarios: [
    {
      title: 'Mobile device makers',
      text: 'Daily device debugging and flashing carry on after source is centralised.',
    },
    {
      title: 'Automotive electronics',
      text: 'Several boards and serial ports are mapped at once, and teams in different cities can debug together the same day.',
    },
    {
      title: 'IoT firmware',
      text: 'The board stays on the desk, and build and programming happen on the cloud desktop.',
    },
    {
      title: 'Outsourced development',
      text: 'Contractors connect devices but take no code, and devices are registered by serial number.',
    },
  ],
  architecture: {
    summary:
      'Desk devices and lab hosts reach cloud desktops over the same encrypted channel. Admission, booking and data direction come from the management service, and use is written to the audit log.',
    components: [
      {
        id: 'desk',
        tier: 'client',
        name: 'Desk devices and client',
        role: 'Phones, boards and probes on the developer’s endpoint, recognised by the MDW client.',
      },
      {
        id: 'lab',
        tier: 'client',
        name: 'Lab host',
        role: 'Keeps shared test devices connected for booking.',
      },
      shared.channel,
      shared.manager,
      shared.agent,
      shared.ide,
      shared.log,
    ],
    links: [
      { ...shared.clientToChannel, from: 'desk' },
      { from: 'lab', to: 'channel', label: 'Mapped after booking' },
      shared.channelToAgent,
      shared.agentToIde,
      { from: 'manager', to: 'lab', label: 'Delivers admission and booking' },
      shared.managerToAgent,
      shared.agentToLog,
    ],
  },
  steps: [
    {
      title: 'Connect your own devices',
      text: 'Client on the endpoint, agent on the cloud desktop, devices registered by serial number.',
    },
    {
      title: 'Install, break and program',
      text: 'Test with your own toolchain and put the results on the acceptance list.',
    },
    {
      title: 'Add the shared lab devices',
      text: 'The management service delivers admission, booking and data direction.',
    },
  ],
  case: shared.customerCase,
  trialCall: {
    title: 'Bring your own board',
    text: 'Run install, breakpoints and programming with your own device and toolchain, and put the results on the acceptance list.',
  },
}

export default en_solution_mdw
