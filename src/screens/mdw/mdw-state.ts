type LogLine = readonly [time: string, source: string, text: string]

type Sample = { protocol: string; code: string; log: readonly LogLine[] }

/** Sample code and logs of the four devices, the same in both languages. */
export const sample: Record<DeviceId, Sample> = {
  phoneA: {
    protocol: 'hdc',
    code: `entry.ets
@Entry @Component
struct OrderPage {
  build() {
    List({ space: 8 }) {
      this.rows()
    }
  }
}`,
    log: [],
  },
  phoneB: {
    protocol: 'ADB',
    code: `OrderActivity.kt
class OrderActivity :
  AppCompatActivity() {

  override fun onResume() {
    super.onResume()
●   sync.start(orderId)
  }
}`,
    log: [
      ['41:02', 'mdw', 'device attached, protocol forwarding'],
      ['41:06', 'adb', 'install app-debug.apk'],
      ['41:10', 'adb', 'Success'],
      ['41:11', 'I/Ui', 'OrderActivity resumed'],
      ['41:15', 'D/Net', 'GET /orders/417 200'],
      ['41:19', 'I/Syn', '12 rows up to date'],
      ['41:20', 'bp', 'hit OrderActivity.kt:6'],
      ['41:24', 'adb', 'step over, orderId=417'],
      ['41:28', 'mdw', 'push src.zip denied by policy'],
      ['41:29', 'I/Ui', 'list bound, 12 rows'],
    ],
  },
  board: {
    protocol: 'SWD',
    code: `main.c
int main(void)
{
  clock_init();
  uart_init(115200);
  for (;;) {
●   int t = sensor_read();
    report(t);
  }`,
    log: [
      ['41:14', 'mdw', 'probe attached, SWD'],
      ['41:18', 'swd', 'halt at main.c:1'],
      ['41:22', 'swd', 'program app.bin'],
      ['41:23', 'swd', 'verify OK, reset'],
      ['41:27', 'uart', '115200 8N1'],
      ['41:31', 'uart', 'boot: clock ok'],
      ['41:32', 'uart', 'boot: sensor ok'],
      ['41:36', 'uart', 't=23.4'],
      ['41:40', 'bp', 'hit main.c:6'],
      ['41:41', 'swd', 'r0=0x17 pc=0x08000412'],
    ],
  },
  unit: {
    protocol: 'fastboot',
    code: `boot.mk
IMG   := boot.img
PORT  := auto

flash: $(IMG)
  fastboot flash boot $<
  fastboot reboot

log:`,
    log: [
      ['41:31', 'mdw', 'device attached, fastboot'],
      ['41:35', 'mode', 'system to bootloader'],
      ['41:39', 'mdw', 're-enumerated, remapped'],
      ['41:40', 'fb', 'flash boot OKAY'],
      ['41:44', 'mode', 'bootloader to system'],
      ['41:48', 'mdw', 'remapped, session kept'],
      ['41:49', 'uart', 'boot: kernel start'],
      ['41:53', 'uart', 'can0 up'],
      ['41:57', 'can0', '3E8 [4] 10 27 00 01'],
      ['41:58', 'can0', '3E9 [2] 00 5A'],
    ],
  },
}

export const deviceIds = ['phoneA', 'phoneB', 'board', 'unit'] as const
export type DeviceId = (typeof deviceIds)[number]

/** Free, the visitor's, another user's, or another user's with the next slot booked. */
export type DeviceState = 'free' | 'on' | 'held' | 'book'

export type MdwState = {
  picked: DeviceId
  devices: Readonly<Record<DeviceId, DeviceState>>
  /** log lines written, by device */
  written: Readonly<Record<DeviceId, number>>
  paused: boolean
  /** after plugging in, unplugging or booking */
  acted: boolean
}

export type MdwAction = { type: 'pick'; device: DeviceId } | { type: 'plug' | 'log' | 'line' | 'whole' }

/** Server-rendered state: a phone is plugged in, its log complete. */
export const startState: MdwState = {
  picked: 'phoneB',
  devices: { phoneA: 'held', phoneB: 'on', board: 'free', unit: 'free' },
  written: { phoneA: 0, phoneB: sample.phoneB.log.length, board: 0, unit: 0 },
  paused: false,
  acted: false,
}

const pressed = { free: 'on', on: 'free', held: 'book', book: 'held' } as const

export function mdwReducer(state: MdwState, action: MdwAction): MdwState {
  const { picked, devices, written } = state
  const write = (lines: number) => ({ ...state, written: { ...written, [picked]: lines } })
  switch (action.type) {
    case 'pick':
      return { ...state, picked: action.device, paused: false, acted: false }
    case 'plug':
      return {
        ...write(0),
        devices: { ...devices, [picked]: pressed[devices[picked]] },
        paused: false,
        acted: true,
      }
    case 'log':
      return logOf(state) === 'end' ? { ...write(0), paused: false } : { ...state, paused: !state.paused }
    case 'line':
      return logOf(state) === 'run' ? write(written[picked] + 1) : state
    case 'whole':
      return write(sample[picked].log.length)
  }
}

/** State of the picked device's log; undefined where the device is not the visitor's. */
export function logOf({ picked, devices, written, paused }: MdwState): 'run' | 'pause' | 'end' | undefined {
  if (devices[picked] !== 'on') return undefined
  if (written[picked] >= sample[picked].log.length) return 'end'
  return paused ? 'pause' : 'run'
}
