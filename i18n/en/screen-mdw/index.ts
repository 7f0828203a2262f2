import type { NamespaceScreenMdwTranslation } from '../../i18n-types.ts'

const en_screen_mdw: NamespaceScreenMdwTranslation = {
  sample: 'Sample data',
  desktop: 'Cloud desktop · Dev 07',
  bar: 'Device',
  legend: 'Device rack: pick a device',
  owner: 'Li',
  devices: {
    phoneA: { name: 'Phone A', model: 'HarmonyOS', text: 'hdc, on a lab host. Booked by Li until 15:30.' },
    phoneB: {
      name: 'Phone B',
      model: 'Android',
      text: 'ADB forwarded at protocol level, plugged into the endpoint beside you.',
    },
    board: { name: 'Board', model: 'CMSIS-DAP probe', text: 'SWD probe and serial port, on a lab host.' },
    unit: {
      name: 'Head unit',
      model: 'vehicle test unit',
      text: 'fastboot and serial port, on a lab host. Wang has booked 16:00.',
    },
  },
  state: { free: 'Free', on: 'Yours', held: 'Used by Li', book: 'Used by Li' },
  place: { free: '', on: '', held: 'In use', book: 'Booked 15:30' },
  idle: {
    free: { title: 'Not plugged in', text: 'Plug it in and its log starts here.' },
    held: { title: 'Li is using this device', text: 'Shared test device, free from 15:30.' },
    book: { title: 'Booked for 15:30', text: 'The device is yours from then on.' },
  },
  plug: { free: 'Plug into desktop', on: 'Unplug', held: 'Book 15:30', book: 'Cancel booking' },
  log: { run: 'Pause log', pause: 'Resume log', end: 'Replay log' },
  done: {
    free: 'is unplugged.',
    on: 'is plugged in, shown in the device bar, log running.',
    held: 'booking cancelled.',
    book: 'is booked for 15:30.',
  },
  told: 'There are 4 devices on the rack. Phone A is used by Li until 15:30, and the next slot can be booked. Phone B is plugged into the cloud desktop over ADB and is yours; installing and logs are allowed, pushing files is denied by policy. The board has an SWD probe and a serial port and is free; plugged in, it can be programmed, show its boot log and stop at a breakpoint. The head unit has fastboot and a serial port, is free, is booked by Wang for 16:00, and is remapped automatically after a mode change. The path: device, virtual channel, device bar of the cloud desktop, log.',
}

export default en_screen_mdw
