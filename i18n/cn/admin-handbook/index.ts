import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin_handbook = {
  title: '使用手册',
  lead: '每页讲一件事，按步骤做即可。',
  page: '内容',
  roles: '角色',
  yours: '你的工作',
  back: '返回目录',
  next: '下一页：',
  pages: {
    start: {
      title: '开始使用',
      lead: '登录以后，“今天”列出要处理的事。这一页说明怎样找到其他页面，怎样保护账号。',
      picture: '“今天”页面，左侧是导航',
      steps: [
        '左侧导航最上面是[admin.nav.today]：需要你处理的事都在这里，处理完就消失。',
        '按Ctrl和K，或点[admin.nav.find]，输入名称的一部分，再按Enter，就能到任何一页。',
        '点左下角自己的姓名，选[admin.nav.account]。',
        '第一次登录后，点[identity.own.setUp]，用手机上的验证器应用扫描二维码，并存好恢复码。',
        '在同一个菜单里切换中文和英文，也能打开[admin.keys.title]。',
      ],
    },
    write: {
      title: '写一篇新闻',
      lead: '文章先是草稿，只有后台看得到。写的时候自动保存，公开是单独的一步。',
      picture: '编辑器：左边中文，右边英文，最右是设置',
      steps: [
        '打开[news.list.title]，点[news.list.create]。',
        '在中文一栏写[news.editor.headline]、[news.editor.summary]和[news.editor.body]。可以直接粘贴Word、WPS和网页的内容。',
        '英文一栏写法相同。英文可以以后再写，英文网站先显示中文标题。',
        '在[news.editor.settings]里选[news.editor.category]，填[news.editor.author]。',
        '写错了不要紧：[news.editor.history]里有每一版，可以比较和恢复。',
        '点[news.editor.preview]，看它在网站上的样子。',
      ],
    },
    pictures: {
      title: '图片和表格',
      lead: '图片先进图片库，再放进文章。每张图片都要有替代文字，给看不到图片的人。',
      picture: '选择图片的对话框',
      steps: [
        '在正文里点到要放图片的地方，再点工具栏的[news.toolbar.picture]。也可以把文件直接拖进正文。',
        '在对话框里点[news.media.upload]，或者从已有的图片里选。',
        '填写[news.media.altCn]和[news.media.altEn]：说出图上有什么。没有它，文章不能公开。',
        '封面在[news.editor.settings]里：点[news.editor.chooseCover]。',
        '表格用工具栏的[news.toolbar.table]插入，从Excel粘贴也可以。',
      ],
    },
    review: {
      title: '提交审核和退回',
      lead: '编辑写好以后交给发布人员；发布人员公开，或者写明原因退回。',
      picture: '提交审核的对话框',
      steps: [
        '编辑打开文章，点[news.review.submit]。',
        '需要的话填写[news.review.note]，再点[news.review.submitTitle]。',
        '文章会出现在发布人员的“今天”里。公开以前仍然可以改。',
        '发布人员打开文章，点[news.review.sendBack]，写下原因；编辑会在自己的“今天”看到。',
      ],
    },
    publish: {
      title: '公开、定时和撤下',
      lead: '发布按语言进行：先公开中文，英文可以同时，也可以以后。',
      picture: '发布的对话框',
      steps: [
        '打开文章，点[news.editor.publish]。',
        '在[news.publish.what]里勾选语言。',
        '选择[news.publish.now]，或者[news.publish.later]并填写北京时间。',
        '按钮上写着将会发生什么，核对以后再点。',
        '公开以后继续修改，读者看到的不变，直到再发布一次。',
        '要收回的话点“撤下”，可以同时把读者转到别的页面。',
      ],
    },
    jobs: {
      title: '职位',
      lead: '职位也先是草稿。到了截止日期，它会自动关闭。',
      picture: '一个职位的表单',
      steps: [
        '打开[news.jobs.title]，点[news.jobs.create]。',
        '填写[news.jobs.headline]、[news.jobs.city]、[news.jobs.team]和[news.jobs.type]，职责和要求每行一条。',
        '填写[news.jobs.validThrough]：没有它不能公开，到期以后可以再延长。',
        '需要英文的话，勾选[news.jobs.english]。',
        '点[news.jobs.save]保存草稿。公开由发布人员做。',
      ],
    },
    packages: {
      title: '安装包',
      lead: '上传的文件先是草稿。核对以后再发布给客户。',
      picture: '添加安装包的对话框',
      steps: [
        '打开[packages.title]，点[packages.add]。',
        '选择[packages.file]，再选[packages.product]、[packages.platform]，填写名称和版本。',
        '点[packages.upload]，等到上传结束：服务器会计算SHA-256。',
        '把SHA-256和构建记录核对，写好更新说明和安装要求。',
        '在安装包的页面上发布给客户；出了问题可以撤下，文件还在。',
      ],
    },
    leads: {
      title: '处理试用申请',
      lead: '申请在一个工作日内联系。谁负责、什么时候再联系、谈了什么，都记在这里。',
      picture: '一份申请的详情',
      steps: [
        '打开[leads.title]，先看[leads.views.unowned]和[leads.views.overdue]。',
        '点[leads.take]，这份申请就归你。',
        '在详情里点[leads.reveal]看电话。查看会记入审计。',
        '谈完在[leads.note]写下要点，点[leads.addNote]。',
        '改[leads.status]，填[leads.due]；到了那天它会出现在“今天”。',
        '换人处理的话改[leads.owner]：对方会在“今天”看到，也会收到邮件。',
      ],
    },
    persons: {
      title: '一个人的全部信息',
      lead: '有人要求查询、更正或删除自己的信息时，在这里处理。每次查找都会记入审计。',
      picture: '一个人的信息',
      steps: [
        '打开[persons.title]，输入[persons.by]，点[persons.find]。',
        '[persons.agreed]写着此人同意过什么、什么时候、是哪一版文字。',
        '电话相同、邮箱不同的申请也会列出，逐个勾选。',
        '本人要副本时点[persons.export.open]，把文件交给本人。',
        '信息有误时点[persons.correct.open]。',
        '删除不能恢复，所以单独放在页面最下面，要再确认一次。',
      ],
    },
    staff: {
      title: '同事和角色',
      lead: '管理员邀请同事、更改角色，也能查到谁做过什么。',
      picture: '邀请同事的对话框',
      steps: [
        '打开[identity.staff.title]，点[identity.staff.invite]。',
        '填写[identity.staff.inviteEmail]，选[identity.staff.role]和[identity.staff.inviteLang]，点[identity.staff.inviteSend]。链接48小时有效。',
        '[identity.staff.matrix]说明每个角色能做什么。',
        '同事离开时停用账号，并选好接手申请的人。',
        '手机和恢复码都丢了的同事，由你重设两步验证。',
        '[identity.audit.title]里有每一次修改，可以按人、日期和标题查找，旧标题也找得到。',
      ],
    },
  },
} satisfies BaseTranslation

export default cn_admin_handbook
