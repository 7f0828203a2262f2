// what product pages and solution pages both say; articles have the words for sharing, too

export const tiers = {
  client: '终端与用户',
  edge: '接入与边界',
  control: '控制与分析',
  resource: '桌面与会话',
  data: '存储',
  integration: '外部系统',
}

export const diagram = {
  label: '{name:string}部署架构图',
  links: '连接关系',
  components: '组成部分',
  listIntro: '图中的编号对应下列连接，按顺序从1到{n:number}。',
  to: '到',
}

export const share = {
  label: '分享',
  code: '本页的二维码',
  scan: '用微信或手机浏览器扫一扫，在手机上打开本页。',
  copy: '复制链接',
  copied: '链接已复制。',
  failed: '没能复制，请从地址栏复制链接。',
  send: '发送到其他应用',
}
