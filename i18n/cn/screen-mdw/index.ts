import type { BaseTranslation } from '../../i18n-types.ts'

/** The MDW screen: names and hours are sample data; logs and code are in src/screens/mdw/mdw-sample.ts. */
const cn_screen_mdw = {
  sample: '示例数据',
  desktop: '云桌面 · 研发07',
  bar: '设备',
  legend: '样机架：选一台设备',
  owner: '李工',
  devices: {
    phoneA: { name: '手机A', model: 'HarmonyOS', text: 'hdc，接在实验室主机。李工预约到15:30。' },
    phoneB: { name: '手机B', model: 'Android', text: 'ADB协议级转发，插在您手边的终端上。' },
    board: { name: '开发板', model: 'CMSIS-DAP探针', text: 'SWD探针和串口，接在实验室主机。' },
    unit: {
      name: '车机',
      model: '车载样件',
      text: 'fastboot和串口，接在实验室主机。王工预约了16:00。',
    },
  },
  state: { free: '空闲', on: '由您使用', held: '李工使用中', book: '李工使用中' },
  place: { free: '', on: '', held: '使用中', book: '已预约15:30' },
  idle: {
    free: { title: '未接入', text: '接入后，日志从这里开始。' },
    held: { title: '李工正在使用', text: '共享样机，15:30起可用。' },
    book: { title: '已预约15:30', text: '到点后，这台样机归您使用。' },
  },
  plug: { free: '接入云桌面', on: '断开', held: '预约15:30', book: '取消预约' },
  log: { run: '暂停日志', pause: '继续日志', end: '重放日志' },
  done: {
    free: '已断开。',
    on: '已接入，设备栏已显示，日志开始。',
    held: '已取消预约。',
    book: '已预约15:30。',
  },
  told: '样机架上有4台设备。手机A由李工使用，到15:30，可以预约下一时段。手机B经ADB接入云桌面，由您使用，允许安装和日志，推送文件被策略禁止。开发板有SWD探针和串口，空闲，接入后可以烧录、看启动日志、停在断点。车机有fastboot和串口，空闲，王工预约了16:00，切换模式后自动重新映射。接入的过程是：设备、虚拟通道、云桌面的设备栏、日志。',
} satisfies BaseTranslation

export default cn_screen_mdw
