import type { BaseTranslation } from '../../i18n-types.ts'

/** The CenterView screen. All of it is sample data, the 60 person-days apart. */
const cn_screen_centerview = {
  title: '会话检索',
  subject: '周宁的桌面D-0317 · 过去4小时',
  sample: '示例数据',
  caption:
    '桌面D-0317过去4小时的五段指标，同一条时间线：08:32登录慢，原因在存储；09:32画面卡，会话时延236 ms，平时32 ms，原因在网络：丢包4.2%，终端从有线切到了信号弱的无线，处理办法是自检并接回有线。其余时间五段正常。旁边是自动巡检，五项中只有证书21天后到期要处理。',
  panels: { legend: '查看哪一部分', tabs: ['会话检索', '自动巡检'] as [string, string] },
  time: '时间，过去4小时',
  previous: '上一处异常',
  next: '下一处异常',
  lanes: {
    endpoint: { name: '终端', metric: '会话时延' },
    network: { name: '网络', metric: '丢包' },
    gateway: { name: '接入网关', metric: '转发时延' },
    host: { name: '主机', metric: '磁盘等待' },
    storage: { name: '存储', metric: '读写时延' },
  },
  usual: '平时{value:string}',
  cause: '原因',
  affected: '受影响',
  unread: '已退出',
  answers: { where: '哪一段', why: '原因', action: '处理' },
  logon: {
    title: '登录用了48秒',
    usual: '平时13秒',
    part: '用户配置加载36秒',
    parts: '关键路径（已扣除重叠）：认证2、桌面分配1、虚拟机启动3、协议连接2、组策略3、登录脚本1秒',
    where: '存储。主机和终端跟着变慢，网络和网关正常',
    why: '快照任务08:30开始，撞上早上的登录高峰',
    action: '把快照任务改到22:00之后',
  },
  link: {
    title: '会话时延236 ms',
    usual: '平时32 ms',
    part: '网络204 ms',
    parts: '终端9、接入网关6、主机12、存储5 ms',
    where: '网络，丢包4.2%。网关、主机和存储正常',
    why: '终端从有线切到了无线，信号弱',
    action: '请用户用终端工具自检，并接回有线',
  },
  calm: {
    usual: { title: '五段正常', text: '指标都在平时范围内' },
    out: { title: '用户已退出登录', text: '桌面留在池里，等下一次登录' },
    parts: '平时的会话时延32 ms：终端8、网络6、接入网关6、主机8、存储4',
    logon: '08:32登录慢',
    link: '09:32画面卡',
  },
  inspection: {
    title: '自动巡检',
    text: '实时，代替每天人工巡检',
    checks: [
      { name: '服务状态', result: '全部在线' },
      { name: '证书有效期', result: '21天后到期' },
      { name: '授权余量', result: '余18%' },
      { name: '镜像与代理', result: '版本一致' },
      { name: '存储余量', result: '余32%' },
    ],
    run: '再巡检一次',
    running: '正在巡检',
    done: '巡检完成：四项正常，证书21天后到期',
    days: '12个月，每月5人天，共60人天，都从日程里腾出来',
    sum: '60',
    unit: '人天/年',
    saved: '人工巡检每月5人天，改为实时',
  },
} satisfies BaseTranslation

export default cn_screen_centerview
