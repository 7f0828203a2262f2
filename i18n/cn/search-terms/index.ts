import type { BaseTranslation } from '../../i18n-types.ts'

// What the search knows about the language. Read on the server only; separated by spaces, groups by line breaks.
const cn_search_terms = {
  /** words of questions, which stand in no answer */
  fillers:
    '怎么办 怎么 怎样 如何 什么是 是什么 什么 哪些 哪里 哪儿 哪个 哪种 做什么 是做 的 为什么 请问 我想 我要 想要 需要 你们 你司 贵公司 咱们 我们 有没有 能不能 可不可以 可以 是不是 是否 支不支持 一下 吗 呢 啊 吧 呀',
  /** words that mean the same to somebody who searches */
  groups: [
    '鸿蒙 harmonyos',
    '价格 报价 多少钱 费用 收费 价钱 售价 许可 报价单',
    '招聘 职位 岗位 工作机会 应聘 求职 找工作 在招职位 加入我们',
    '简历 投递 应聘 投简历',
    '电话 联系方式 热线 联系电话 客服 联系我们',
    '地址 办公地点 公司地址 在哪',
    '录屏 录像 屏幕录制 屏幕审计',
    '云桌面 桌面云 虚拟桌面 桌面虚拟化 vdi',
    '瘦客户机 瘦终端 云终端 瘦客户端',
    '网盘 企业网盘 文档共享',
    '文件摆渡 跨网传输 跨域传输 文件交换 摆渡',
    '信创 国产化 国产 麒麟 统信',
    '卡顿 延迟 时延 会话卡顿 变慢',
    '手机 移动端 移动化 手机端',
    '安装包 客户端 下载 产品下载',
    '校验 校验值 sha256 哈希 sha-256',
    '试用 免费试用 申请试用 体验 测试账号',
    '售后 技术支持 技术服务 报障 维保 维护',
    '升级 更新 版本升级',
    '培训 课程',
    '巡检 健康检查 体检',
    '对比 比较 区别 选型',
    '隐私 隐私声明 隐私政策 个人信息',
    '漏洞 安全公告 安全通告 补丁',
    '案例 成功案例 客户案例',
    '配置要求 规格 安装要求 系统要求 硬件要求',
    '兼容 兼容性 适配 兼容列表',
    '部署 架构 部署架构 拓扑',
    '单点登录 saml 统一认证',
    '打印机 外设',
    'u盘 外设 usb',
    '实习 应届 应届生 校招 校园招聘',
    '北京 总部',
    '资质 证书 认证 荣誉',
    '公司简介 关于我们 公司介绍 企业介绍',
  ].join('\n'),
  /** between the parts of a passage, and behind its heading */
  marks: { between: '；', behind: '：' },
  /** what people type when they mean one page */
  aliases: [
    { path: '/product/mvda', words: '云桌面 桌面云 虚拟桌面 桌面虚拟化 vdi daas' },
    { path: '/product/dsc', words: '网盘 摆渡 文件摆渡' },
    { path: '/product/av', words: '录屏 录屏审计 堡垒机' },
    { path: '/about/contact', words: '价格 报价 多少钱 费用 联系 联系我们 电话 地址' },
    { path: '/about/about', words: '公司 公司简介 关于我们' },
    { path: '/about/joinus', words: '职位 岗位' },
    { path: '/about/recruitment', words: '招聘 应届生 实习' },
    { path: '/download/search', words: '下载 校验 校验值 sha 安装包' },
    { path: '/trial/trial', words: '试用 免费试用 申请试用' },
    { path: '/service/upgrade', words: '升级 版本升级' },
    { path: '/service', words: '售后 技术支持 技术服务' },
    { path: '/product/compare', words: '比较 对比 选型' },
    { path: '/', words: '首页 主页' },
  ],
  /** traditional characters, each before the one that stands for it */
  traditional:
    '雲云 審审 計计 務务 應应 產产 檔档 傳传 輸输 錄录 製制 數数 據据 連连 線线 網网 絡络 終终 運运 維维 監监 視视 測测 試试 購购 買买 價价 載载 裝装 驅驱 動动 機机 號号 碼码 驗验 證证 職职 簡简 歷历 聯联 繫系 電电 話话 郵邮 聞闻 導导 覽览 頁页 尋寻 結结 類类 別别 顯显 協协 議议 設设 備备 關关 於于 們们 時时 間间 區区 隱隐 權权 條条 開开 發发 擬拟 虛虚 體体 統统 軟软 環环 檢检 險险 護护 級级 報报 復复 訊讯 資资 訂订 閱阅 問问 題题 際际 標标 準准 業业 東东 門门 學学 醫医 療疗 銀银 貿贸 稅税 離离 邊边 緣缘 圖图 聲声 響响 鍵键 盤盘 掃扫 儀仪 認认 識识 臺台 檯台 灣湾 廣广 與与 為为 專专 從从 優优 過过 這这 還还 進进 遠远 選选 適适 遷迁 錯错 誤误 鏈链 長长 陸陆 隨随 雙双 難难 靜静 項项 預预 領领 頻频 顧顾 額额 飛飞 餘余 驟骤 點点 齊齐 龍龙 龜龟 麼么 麗丽 筆笔 節节 範范 築筑 籤签 粵粤 約约 紀纪 純纯 紙纸 細细 組组 經经 綁绑 綠绿 綜综 緊紧 編编 練练 縮缩 績绩 總总 繼继 續续 義义 習习 聽听 腦脑 臨临 舉举 舊旧 華华 萬万 葉叶 處处 衛卫 術术 補补 複复 規规 覺觉 觀观 訓训 託托 記记 許许 訴诉 診诊 評评 詞词 詢询 該该 詳详 語语 說说 請请 論论 諾诺 謝谢 譯译 讀读 變变 讓让 貨货 責责 費费 賬账 質质 賴赖 贊赞 趨趋 跡迹 車车 軌轨 較较 輕轻 輯辑 轉转 辦办 農农 邏逻 鄰邻 釋释 針针 鈕钮 銷销 鎖锁 鏡镜 鐘钟 陣阵 陽阳 階阶 雜杂 霧雾 韓韩 頂顶 順顺 須须 頭头 願愿 顆颗 飯饭 馬马 騰腾 魯鲁 鮮鲜 麥麦 黃黄 齡龄',
} satisfies BaseTranslation

export default cn_search_terms
