import type { BaseTranslation } from '../../i18n-types.ts'

/** The MVDA screen. All of it is sample data. */
const cn_screen_mvda = {
  title: '会话连接',
  subject: '周宁的会话S-2041',
  sample: '示例数据',
  caption:
    '一个会话从数据中心到终端的路：接入网关、连接代理、桌面池、存储，画面最后经网关送到终端。换一种终端，连接重新走一遍；换一条线路，协议随之调整：线路良好时UDP、60 fps、画面100%；移动网络较差时没有UDP，回退到TCP，画面40%，文字和操作优先；网点2 Mbit/s专线上UDP，画面70%。',
  endpoint: '终端',
  line: '线路',
  panels: { legend: '查看哪一部分', tabs: ['协议适应', '连接过程'] as [string, string] },
  endpoints: { thin: '瘦终端', laptop: '笔记本', tablet: '平板', phone: '手机' },
  lines: {
    good: { name: '良好', detail: '100 Mbit/s', told: '线路良好' },
    mobile: { name: '移动，较差', detail: '1.5 Mbit/s', told: '移动网络较差，先保文字和操作' },
    branch: { name: '网点专线', detail: '2 Mbit/s', told: '网点专线' },
  },
  stations: { gateway: '接入网关', broker: '连接代理', pool: '桌面池', storage: '存储' },
  steps: [
    '登录；画面经网关回到这里',
    'TLS加密接入，内部地址不外露',
    '校验身份，返回资源列表',
    '分配桌面并开机',
    '读写镜像与用户数据',
  ],
  figures: { transport: '传输', frames: '帧率', picture: '画面清晰度', bandwidth: '带宽' },
  transports: { UDP: 'UDP可用，优先使用', TCP: '无UDP，回退到TCP' },
  second: '1秒，{pixels:string}',
  textFirst: '文字优先，保持清晰',
  capacity: '线路{capacity:number} Mbit/s',
  status:
    '{endpoint:string}，{line:string}：{transport:string}，{frames:number} fps，画面{picture:number}%，{megabits:string} Mbit/s。',
  reconnect: '重新连接',
} satisfies BaseTranslation

export default cn_screen_mvda
