import type { BaseTranslation } from '../../i18n-types.ts'

const cn_downloads = {
  list: {
    seo: {
      title: '产品下载',
      description:
        '按产品、系统和处理器查找安装包，覆盖Windows、macOS、麒麟、统信UOS和移动端，列出版本、大小、日期和SHA-256校验值。',
    },
    title: '产品下载',
    lead: '按产品、系统或版本号查找安装包。',
    form: {
      label: '搜索安装包',
      q: '关键词',
      placeholder: '产品名、系统或版本号',
      product: '产品',
      platform: '系统',
      cpu: '处理器',
      all: '全部',
      submit: '搜索',
      clear: '清除条件',
    },
    count: '共{n:number}个结果',
    countFor: '“{q:string}”共{n:number}个结果',
    results: '搜索结果',
    countMany: '超过{n:number}个结果',
    loadMore: '加载更多',
    loading: '加载中…',
    noMore: '没有更多了',
    nextPage: '下一页',
    loadFailed: '没有加载成功，请再试一次。',
    empty: {
      title: '未找到产品',
      text: '换一个产品名或系统名再试，例如：',
      examples: ['MVDA', '麒麟', '客户端'],
      clear: '查看全部安装包',
      help: '需要旧版本或特殊平台的安装包，请联系技术支持。',
    },
    unavailable: {
      title: '下载目录暂时打不开',
      text: '稍后再试，或联系技术支持索取安装包。',
      linkText: '再试一次',
    },
    stale: '下载服务暂时没有响应，以下内容取自{date:string}。',
  },
  package: {
    seo: {
      title: '安装包详情',
      description:
        '一个安装包的版本、系统、处理器、大小、发布日期与支持截止日期，更新说明、安装要求和旧版本，以及在各系统上用SHA-256核对文件是否完整的方法。',
    },
    title: '安装包详情',
    lead: '核对版本与系统，再获取下载地址。',
    // Title and description of one package's page.
    pageTitle: '{name:string}{version:string}（{platform:string}）',
    pageDescription:
      '{name:string}{version:string}，适用于{platform:string}（{cpu:string}），发布日期{date:string}，附更新说明、安装要求和SHA-256校验值，登录后下载。',
    newest: '最新安装包',
    notes: '更新说明',
    requirements: '安装要求',
    older: {
      heading: '其他版本',
      text: '旧版本只用于回退，新部署请用最新版本。',
      none: '没有其他版本。',
      latest: '最新版本',
    },
    verify: {
      heading: '核对文件',
      text: '下载后计算SHA-256，与上面的值逐字符比较。不一致就不要安装，重新下载。',
      systems: [
        { id: 'windows', heading: 'Windows（PowerShell）' },
        { id: 'macos', heading: 'macOS（终端）' },
        { id: 'linux', heading: '银河麒麟、统信UOS和其他Linux（终端）' },
      ],
      copyCommand: '复制命令',
      mobile: 'Android和iOS安装包请先在电脑上核对，再传到设备。',
    },
    supportEnded: '这个版本已于{date:string}停止支持，请升级。',
    supportEnds: '支持到{date:string}',
    back: '返回下载列表',
    address: {
      heading: '下载地址',
      get: '获取下载地址',
      getting: '正在获取…',
      download: '下载{size:string}',
      expires: '地址在{time:string}之前有效，过期后在本页重新获取。',
      resume: '下载中断后，在有效期内可以继续。',
      failed: '暂时取不到下载地址，请稍后再试。',
      sessionEnded: '登录已过期，请重新登录，然后即可获取下载地址。',
    },
    missing: {
      title: '找不到这个安装包',
      text: '安装包可能已经下架，或者地址有误。',
      linkText: '查找其他安装包',
    },
    unavailable: {
      title: '安装包信息暂时打不开',
      text: '下载服务没有响应，稍后再试。',
      linkText: '再试一次',
    },
  },
  gate: {
    text: '请先登录，再获取下载地址。',
    login: '登录',
    register: '注册',
    action: '登录后下载',
  },
  labels: {
    version: '版本',
    cpu: '处理器',
    size: '大小',
    date: '发布日期',
    supportEnd: '支持截止',
    sha256: 'SHA-256',
    file: '文件名',
    copySha: '复制SHA-256',
    copied: '已复制',
    copyFailed: '没有复制成功，请手动选中复制',
  },
  made: '（{system:string}，{cpu:string}）',
  platforms: {
    windows: 'Windows',
    macos: 'macOS',
    kylin: '银河麒麟',
    uos: '统信UOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    appliance: '一体机',
  },
  cpus: {
    x86: 'x86-64',
    arm: 'ARM64',
    loongarch: 'LoongArch64',
    any: '不限',
  },
} satisfies BaseTranslation

export default cn_downloads
