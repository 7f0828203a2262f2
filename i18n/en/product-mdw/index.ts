import * as shared from '#i18n/en/product-mdw/shared.ts'
import type { NamespaceProductMdwTranslation } from '../../i18n-types.ts'

const en_product_mdw: NamespaceProductMdwTranslation = {
  name: 'MDW',
  fullName: 'MDW mobile and embedded development helper',
  category: shared.category,
  taglineClauses: ['Code stays in the cloud.', 'The real device stays on your desk.'],
  seo: {
    title: 'MDW mobile and embedded development helper',
    description:
      'MDW connects phones, boards and debug probes to cloud desktops: ADB, fastboot, JTAG/SWD and serial, with automatic reconnection and data control.',
  },
  intro:
    'Moving development to cloud desktops protects the code but complicates debugging: the phone is plugged in locally, the IDE runs in the cloud, and generic USB redirection drops out with latency, a reboot or a flash. MDW builds a dedicated channel, forwards ADB, JTAG/SWD and serial data at protocol level, and reconnects when a device changes mode. Developers keep their toolchain; administrators decide which devices connect and which way data moves.',
  features: [
    {
      title: 'Protocol-level ADB forwarding',
      text: 'ADB is forwarded at protocol level, not as raw USB, so latency hurts less. Install, logging, breakpoints and profiling work as usual.',
    },
    {
      title: 'Stable through flashing and mode changes',
      text: 'Devices re-enumerate between system, recovery and bootloader. MDW recognises and remaps them, so fastboot flashing needs no replugging.',
    },
    {
      title: 'JTAG/SWD debug probes',
      text: 'Common probes are mapped into the cloud desktop for stepping, breakpoints, register views and firmware programming from the IDE.',
    },
    {
      title: 'Serial and console',
      text: 'USB-to-serial and native ports keep their baud rate and flow control, for boot logs and interactive debugging.',
    },
    {
      title: 'Device admission',
      text: 'Authorise by vendor ID, product ID, serial number and user. Unregistered USB sticks and storage interfaces are off by default.',
    },
    {
      title: 'Data direction control',
      text: 'Allow install and debugging but forbid pushing files from the desktop to the device; pulling files from the device is authorised on its own. Storage channels such as MTP are controlled separately, so the debug port is no way out for data.',
    },
    {
      title: 'Weak network tuning and resume',
      text: 'Small packets are merged, bulk transfers compressed and debug sessions restored after jitter, so there is less waiting to redeploy.',
    },
    {
      title: 'Device sharing and booking',
      text: 'Lab devices are connected centrally and booked by developers. Remote teams share test devices, and usage is on record.',
    },
  ],
  scenarios: [
    {
      title: 'Android application development',
      text: 'Build and debug in Android Studio on the cloud desktop with the real phone plugged into the endpoint beside you.',
    },
    {
      title: 'Embedded firmware',
      text: 'Keep board and probe at the desk, and toolchain and source in the cloud. Program and debug without moving either.',
    },
    {
      title: 'In-vehicle systems and smart hardware',
      text: 'Map several boards and serial ports at once to watch boot logs and bus data.',
    },
    {
      title: 'Outsourced and remote R&D',
      text: 'Contractors bring devices but take no code, and test devices are managed in the lab and booked remotely.',
    },
  ],
  architecture: {
    summary:
      'The endpoint client recognises devices and feeds a virtual channel; the desktop agent presents them as local devices. Policy and audit are handled by the management service.',
    components: [
      {
        id: 'device',
        tier: 'client',
        name: 'Target devices',
        role: 'Phones, boards, debug probes and serial devices attached to the developer’s endpoint or a lab host.',
      },
      {
        id: 'client',
        tier: 'client',
        name: 'MDW endpoint client',
        role: 'Identifies the device type, chooses protocol forwarding or USB redirection and applies admission policy.',
      },
      shared.channel,
      shared.agent,
      shared.ide,
      shared.manager,
      shared.log,
    ],
    links: [
      { from: 'device', to: 'client', label: 'USB or serial connection' },
      shared.clientToChannel,
      shared.channelToAgent,
      shared.agentToIde,
      { from: 'manager', to: 'client', label: 'Delivers admission policy' },
      shared.managerToAgent,
      shared.agentToLog,
    ],
  },
  specs: [
    { label: 'Delivery', value: 'Software: endpoint client, desktop agent and management service' },
    { label: 'Forwarding', value: 'Protocol forwarding or USB redirection by device type' },
    { label: 'Admission by', value: 'User, vendor ID, product ID, serial number' },
    {
      label: 'Data direction',
      value: 'Install, logs, push and pull authorised separately; push is off by default',
    },
    { label: 'Interfaces', value: 'Syslog, audit reports' },
    { label: 'Debug channels', value: 'ADB, fastboot, hdc, JTAG/SWD, serial' },
    { label: 'Reconnection', value: 'Remapped after mode changes, sessions restored after link jitter' },
    { label: 'Device sharing', value: 'Lab devices connected centrally and booked by time slot' },
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
        ],
      },
      {
        group: 'Mobile debugging',
        items: ['Android ADB', 'fastboot', 'Recovery mode', 'HarmonyOS device debugging (hdc)'],
      },
      {
        group: 'Debug probes',
        items: ['SEGGER J-Link', 'ST-LINK', 'CMSIS-DAP/DAPLink', 'FTDI-based debuggers'],
      },
      {
        group: 'Serial chips',
        items: ['FTDI', 'CP210x', 'CH340/CH341', 'PL2303'],
      },
      {
        group: 'Development tools',
        items: [
          'Android Studio',
          'DevEco Studio',
          'Visual Studio Code',
          'Keil MDK',
          'IAR Embedded Workbench',
          'Eclipse CDT',
        ],
      },
      {
        group: 'Endpoint and desktop systems',
        items: [
          'Windows 10/11',
          'macOS endpoints',
          'Linux endpoints',
          'Windows cloud desktops',
          'Linux cloud desktops',
        ],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'Shared test devices, debugged remotely',
      customer: 'An automotive electronics supplier',
      challenge: 'Test units were scarce, and shipping them between cities took time.',
      solution: 'Boards and probes connected to lab hosts, booked by time slot and mapped to cloud desktops.',
      outcome: 'Fewer parcels, and teams in different cities can debug together the same day.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'Why not use generic USB redirection?',
      answer:
        'Generic redirection is sensitive to latency, and a reboot or mode change re-enumerates the device and drops it. MDW forwards debug devices at protocol level, which suits cross-network use better.',
    },
    {
      question: 'Could this become a leak for source code?',
      answer:
        'No. Pushing files from the desktop to the device and storage interfaces are off by default; install, logs and pulling files from the device are authorised separately, and every action is recorded.',
    },
    {
      question: 'Is iOS device debugging supported?',
      answer:
        'iOS builds and signing depend on macOS, so we assess the approach together with the macOS machines you have.',
    },
    {
      question: 'How is MDW licensed?',
      answer:
        'The quotation states the unit (developers or concurrent connections), the quantity and the support period. Shared lab devices are planned with their hosts.',
    },
    {
      question: 'Will our boards and probes work?',
      answer:
        'Check the compatibility list first. For anything outside it, note the vendor ID, product ID and driver version and verify with the real device during the trial; the result goes into the acceptance record.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'The desktop agent is updated with the desktop image and endpoint clients in batches; release notes list which versions work together. The support period includes online, remote and on-site support.',
    },
  ],
  neighbours: [
    {
      product: 'mvda',
      text: 'MVDA issues and reclaims development desktops; MDW brings the real devices in.',
    },
    {
      product: 'dsc',
      text: 'When firmware or builds must leave the R&D network, they go through DSC approval and inspection.',
    },
    {
      product: 'av',
      text: 'MDW logs device connections and transfers, AuditView records what happens on the desktop, and the two can be compared.',
    },
  ],
}

export default en_product_mdw
