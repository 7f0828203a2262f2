import type { NamespaceSolutionMdwTranslation } from '../../i18n-types.ts'

const en_solution_mdw: NamespaceSolutionMdwTranslation = {
  category: 'Developer tools',
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
      text: 'Install, logs and file pull are authorised separately, storage interfaces are off by default, and every action is recorded.',
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
      {
        id: 'channel',
        tier: 'edge',
        name: 'Virtual channel',
        role: 'Carries debug data in the desktop session or a separate encrypted connection, with compression and resume.',
      },
      {
        id: 'manager',
        tier: 'control',
        name: 'Management and policy service',
        role: 'Maintains device allow lists, direction policy, booking and authorisation.',
      },
      {
        id: 'agent',
        tier: 'resource',
        name: 'MDW desktop agent',
        role: 'Presents a local ADB server, debug probe or serial port inside the cloud desktop.',
      },
      {
        id: 'ide',
        tier: 'resource',
        name: 'Development toolchain',
        role: 'The IDE, compiler and debugger running on the cloud desktop.',
      },
      {
        id: 'log',
        tier: 'data',
        name: 'Audit log',
        role: 'Records device connection, install, programming and file transfer events.',
      },
    ],
    links: [
      { from: 'desk', to: 'channel', label: 'Protocol-level forwarding' },
      { from: 'lab', to: 'channel', label: 'Mapped after booking' },
      { from: 'channel', to: 'agent', label: 'Encrypted transport' },
      { from: 'agent', to: 'ide', label: 'Appears as a local device' },
      { from: 'manager', to: 'lab', label: 'Delivers admission and booking' },
      { from: 'manager', to: 'agent', label: 'Delivers direction policy' },
      { from: 'agent', to: 'log', label: 'Reports usage' },
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
  case: {
    title: 'Cloud development with real devices',
    customer: 'The R&D centre of a mobile device maker',
    challenge:
      'Source moved to cloud desktops, but developers still debugged and flashed phones all day and generic USB mapping kept dropping.',
    solution:
      'MDW with protocol-level ADB forwarding, automatic reconnection on mode change, and limits on copying files from the desktop to the phone.',
    outcome: 'Developers debug in their usual toolchain while source stays in the data centre.',
    illustrative: 'yes',
    figures: [],
  },
  trialCall: {
    title: 'Bring your own board',
    text: 'Run install, breakpoints and programming with your own device and toolchain, and put the results on the acceptance list.',
  },
}

export default en_solution_mdw
