import type { BaseTranslation } from '../../i18n-types.ts'

/** The AuditView screen. All of it is sample data; the events are those of the sample, in its order. */
const cn_screen_av = {
  title: '会话回放',
  subject: '用户zhou.n · 桌面D-0317',
  sample: '示例数据',
  caption:
    '一段10:12到10:20的会话录像，画面和五类事件同一时间轴。10:12:40打开敏感窗口“客户资料”，触发高帧率录制和水印；10:16:30接入USB存储；10:17:30把“客户名单.zip”从桌面复制到E盘，已告警；10:19:35按策略锁定会话。搜“客户名单”得到三条结果，点一条，画面跳到那一刻。',
  panels: { legend: '查看哪一部分', tabs: ['事件', '检索'] as [string, string] },
  time: '时间，10:12到10:20',
  previous: '上一个事件',
  next: '下一个事件',
  play: '播放',
  pause: '暂停',
  of: '{at:string} / {end:string}',
  kindLegend: '只看一类事件',
  kinds: {
    copy: '文件复制',
    usb: 'USB接入',
    command: '执行命令',
    watermark: '屏幕水印',
    window: '敏感窗口',
    all: '全部',
  },
  /** `also`: what else it is found by, as the picture or a user calls it */
  events: [
    { title: '打开“客户资料”', detail: '触发高帧率录制', also: '客户资料' },
    { title: 'zhou.n · D-0317', detail: '敏感窗口触发', also: '' },
    { title: 'dir /s D:\\客户名单*', detail: '命令行', also: 'D盘' },
    { title: '客户名单.zip', detail: 'D:\\资料 → 桌面', also: 'D盘，1.8 GB' },
    { title: 'E盘，16 GB', detail: 'USB存储', also: 'U盘，E:' },
    { title: 'dir E:', detail: '命令行', also: 'E盘' },
    { title: 'zhou.n · D-0317', detail: '写入USB触发', also: 'E盘，E:' },
    { title: '客户名单.zip', detail: '桌面 → E盘，已告警', also: 'E: 1.8 GB' },
    { title: '再次打开“客户资料”', detail: '触发高帧率录制', also: '' },
  ],
  event: '{kind:string}：{title:string}',
  before: '还没有事件',
  locked: '已按策略锁定会话',
  query: '客户名单',
  find: '检索事件和窗口标题',
  found: '{count:number}条结果，点一行跳到那一刻',
  notInKind: '“{kind:string}”里没有。',
  inAll: '全部事件里有{count:number}条',
  notFound: '没有找到，试试',
  suggestions: ['客户名单', 'USB', '客户资料'],
  desktop: {
    recording: '录制中',
    window: '客户资料',
    command: '命令行',
    typed: { find: 'dir /s D:\\客户名单*', list: 'dir E:' },
    copy: '复制文件',
    file: '客户名单.zip，1.8 GB',
    usb: 'USB存储（E盘）',
    watermark: 'zhou.n D-0317',
  },
} satisfies BaseTranslation

export default cn_screen_av
