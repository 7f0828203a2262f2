import type { BaseTranslation } from '../../i18n-types.ts'

const cn_readiness = {
  seo: {
    title: '试用环境检测',
    description:
      '申请试用之前，在浏览器里检测网络时延与速率、WebSocket、WebRTC、视频解码、剪贴板、键盘锁定、屏幕与输入方式，并给出每一项的结论和处理办法。',
  },
  title: '试用环境检测',
  lead: '一分钟左右，看看这台设备能不能在浏览器里流畅使用云桌面。',
  privacy:
    '检测在您的浏览器里进行。除了向本网站发出的测速请求，没有任何内容离开浏览器；结果由您决定是否随申请提交。',
  scope:
    '网络一项测的是您到本网站的链路，试用时的链路由售前工程师另行确认。浏览器不满足的项目，多数可以改用安装版客户端解决。',
  table: {
    heading: '检测哪些内容',
    lead: '“必需”缺一项，网页客户端就不能用；“建议”影响顺手程度；“可选”有别的办法代替。',
    check: '检测项',
    need: '要求',
    result: '结果',
  },
  groups: {
    network: '网络',
    browser: '浏览器',
    media: '视频解码',
    device: '屏幕与输入',
  },
  need: { required: '必需', helpful: '建议', optional: '可选' },
  limits: {
    roundTrip: '{good:number} ms以内为佳，{usable:number} ms以内可用',
    throughput: '{good:number} Mbit/s以上为佳，{usable:number} Mbit/s以上可用',
    screen:
      '{goodWidth:number}×{goodHeight:number}以上为佳，{usableWidth:number}×{usableHeight:number}以上可用',
  },
  buttons: {
    loading: '正在准备',
    start: '开始检测',
    again: '重新检测',
    stop: '停止',
    copy: '复制结果',
    copied: '已复制',
    copyFailed: '没有复制成功，请选中下面的文字复制',
    carry: '带着结果申请试用',
    skip: '不检测，直接申请',
  },
  states: {
    running: '正在检测：{name:string}',
    progress: '已完成{n:number}项，共{m:number}项',
    done: '检测完成',
    stopped: '已停止，下面是已经得到的结果',
    failed: '检测程序没有加载成功。确认网络已连上，然后再试一次。',
    offline: '网络没有连上，网络两项没有测到。连上之后重新检测。',
  },
  status: {
    pass: '通过',
    warn: '注意',
    fail: '不满足',
    optional: '可不用',
    unknown: '未测到',
    waiting: '等待',
  },
  verdict: {
    pass: '可以直接在浏览器里试用',
    warn: '可以试用，有几项需要留意',
    fail: '先处理不满足的项目，或使用安装版客户端',
  },
  counts: '{pass:number}项通过，{warn:number}项注意，{fail:number}项不满足',
  units: {
    roundTrip: '中位数{median:number} ms，抖动{jitter:number} ms',
    mbps: '{n:number} Mbit/s',
    screen: '{w:number}×{h:number}，像素比{dpr:number}，{depth:number}位色',
    hardware: '流畅且省电',
    software: '可以解码，但耗电较多',
    touch: '触摸',
    mouse: '鼠标',
    separator: '、',
  },
  checks: {
    roundTrip: {
      name: '往返时延',
      why: '时延决定打字和拖动跟不跟手。',
      action:
        '改用有线网络或靠近无线（Wi-Fi）路由器，关闭下载和代理后重测；仍然偏高，请在申请里说明所在城市和线路。',
    },
    throughput: {
      name: '下载速率',
      why: '速率决定画面细节和视频流畅度。',
      action: '避开高峰时段重测，检查是否有限速；分支网点请在申请里写明专线带宽。',
    },
    secureContext: {
      name: '安全上下文',
      why: '剪贴板、键盘锁定等能力只在加密连接下开放。',
      action: '用https地址打开本网站，并检查证书提示；企业代理替换证书时请联系网络管理员。',
    },
    webSocket: {
      name: 'WebSocket',
      why: '网页客户端用它传输控制和画面。',
      action: '升级浏览器；公司网络有代理或防火墙时，请管理员放行WebSocket。',
    },
    webRtc: {
      name: 'WebRTC',
      why: '用UDP传输画面和声音，弱网下更流畅。',
      action: '检查浏览器设置、隐私插件和企业策略是否关闭了WebRTC；请管理员确认出口允许UDP。',
    },
    storage: {
      name: 'Cookie与存储',
      why: '保持登录，记住会话设置。',
      action: '允许本网站使用Cookie，或退出严格的隐私模式后重测。',
    },
    h264: {
      name: 'H.264解码',
      why: '最常用的画面编码。',
      action: '打开浏览器的硬件加速；仍然不行，换用带有完整编解码组件的浏览器，或使用安装版客户端。',
    },
    h265: {
      name: 'H.265解码',
      why: '同样清晰度下更省带宽，不是必需。',
      action: '无需处理。需要更省带宽时，可换用支持H.265硬件解码的设备。',
    },
    av1: {
      name: 'AV1解码',
      why: '新一代编码，不是必需。',
      action: '无需处理。升级浏览器后可能得到支持。',
    },
    canvas: {
      name: '画布绘制',
      why: '远程画面绘制在画布上。',
      action: '在浏览器设置里打开硬件加速，更新显卡驱动；远程桌面或虚拟机里打开浏览器时常见此项。',
    },
    keyboardLock: {
      name: '键盘锁定',
      why: '全屏时把Alt+Tab、Esc等组合键交给云桌面。',
      action: '用桌面版的Chrome或Edge并进入全屏；其他浏览器可以用工具栏上的组合键按钮代替。',
    },
    clipboard: {
      name: '剪贴板',
      why: '在本机和云桌面之间复制粘贴。',
      action: '用https打开，并在提示时选择允许；是否放开复制粘贴还取决于试用时的策略。',
    },
    fullscreen: {
      name: '全屏',
      why: '全屏使用更接近本机桌面。',
      action: '手机上把页面添加到主屏幕再打开；电脑上检查企业策略是否禁止全屏。',
    },
    screen: {
      name: '屏幕与像素比',
      why: '决定远程桌面的分辨率和文字清晰度。',
      action: '接一块显示器，或考虑用A2M把应用变成移动页面。',
    },
    input: {
      name: '输入方式',
      why: '桌面应用多按鼠标键盘设计。键盘无法由浏览器检测，请确认手边有一个。',
      action: '连接鼠标和键盘；以触摸为主的岗位，可以试试A2M的移动页面。',
    },
  },
  report: {
    heading: '试用环境检测结果',
    verdict: '{title:string}（{counts:string}）',
    time: '检测时间：{time:string}（北京时间）',
    browser: '浏览器：{browser:string}',
    line: '{name:string}：{status:string}（{value:string}）',
    linePlain: '{name:string}：{status:string}',
  },
  noScript: {
    title: '检测需要JavaScript',
    text: '这一页要在浏览器里运行测试，关闭JavaScript时无法进行。您仍然可以直接申请试用，或对照下面的清单自查。',
  },
} satisfies BaseTranslation

export default cn_readiness
