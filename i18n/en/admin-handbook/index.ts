import type { NamespaceAdminHandbookTranslation } from '../../i18n-types.ts'

const en_admin_handbook: NamespaceAdminHandbookTranslation = {
  title: 'Handbook',
  lead: 'One task a page, step by step.',
  page: 'Page',
  roles: 'Roles',
  yours: 'Your work',
  back: 'Back to the contents',
  next: 'Next:',
  pages: {
    start: {
      title: 'First steps',
      lead: 'After signing in you see what is to be done today. This page shows the way around, and how to protect your account.',
      picture: 'The page of today, with the navigation on the left',
      steps: [
        'At the top of the navigation is [admin.nav.today]: what needs you is listed there until it is done.',
        'Press Ctrl and K, or choose [admin.nav.find], type a part of a name and press Enter to go to any page.',
        'Choose your name at the bottom left, then [admin.nav.account].',
        'After your first sign-in choose [identity.own.setUp], scan the QR code with an authenticator app on your phone, and store the recovery codes.',
        'The same menu switches between Chinese and English, and shows the [admin.keys.title].',
      ],
    },
    write: {
      title: 'Write an article',
      lead: 'An article begins as a draft that only the staff see. It is saved while you write; publishing is a step of its own.',
      picture: 'The editor: Chinese on the left, English beside it, then the settings',
      steps: [
        'Open [news.list.title] and choose [news.list.create].',
        'Write [news.editor.headline], [news.editor.summary] and [news.editor.body] in the Chinese column. You can paste from Word, WPS and web pages.',
        'The English column works the same way. English can follow later; until then the English site shows the Chinese title.',
        'Under [news.editor.settings] choose the [news.editor.category] and fill in the [news.editor.author].',
        'Mistakes are no trouble: [news.editor.history] keeps every version, to compare and to restore.',
        '[news.editor.preview] shows how it will look on the site.',
      ],
    },
    pictures: {
      title: 'Pictures and tables',
      lead: 'A picture goes to the shelf first and into the article from there. Each needs an alternative text, for people who cannot see it.',
      picture: 'The dialog in which a picture is chosen',
      steps: [
        'Click where the picture is to stand, then choose [news.toolbar.picture] in the toolbar. You can also drop a file into the text.',
        'Choose [news.media.upload] in the dialog, or one of the pictures that are there.',
        'Fill in [news.media.altCn] and [news.media.altEn]: say what the picture shows. An article cannot be published without.',
        'The cover is under [news.editor.settings]: choose [news.editor.chooseCover].',
        'Insert a table with [news.toolbar.table], or paste one from Excel.',
      ],
    },
    review: {
      title: 'Hand in and send back',
      lead: 'Editors hand an article to the publishers, who publish it or send it back with a reason.',
      picture: 'The dialog in which an article is handed in',
      steps: [
        'As an editor, open the article and choose [news.review.submit].',
        'If it helps, fill in the [news.review.note], then choose [news.review.submitTitle].',
        'The article is now on the publishers’ page of today. It can still be changed until it is published.',
        'As a publisher, open the article, choose [news.review.sendBack] and give the reason; the editor sees it on their page of today.',
      ],
    },
    publish: {
      title: 'Publish, schedule and withdraw',
      lead: 'Publishing goes by language: Chinese first, English with it or later.',
      picture: 'The dialog in which an article is published',
      steps: [
        'Open the article and choose [news.editor.publish].',
        'Tick the languages under [news.publish.what].',
        'Choose [news.publish.now], or [news.publish.later] with a time in Beijing.',
        'The button says what will happen. Read it before you press it.',
        'What you change afterwards stays unseen until you publish again.',
        'To take an article back, withdraw it; readers can be sent to another page.',
      ],
    },
    jobs: {
      title: 'Positions',
      lead: 'A position begins as a draft, too. It closes by itself after its closing date.',
      picture: 'The form of a position',
      steps: [
        'Open [news.jobs.title] and choose [news.jobs.create].',
        'Fill in [news.jobs.headline], [news.jobs.city], [news.jobs.team] and [news.jobs.type]; duties and requirements are one a line.',
        'Fill in [news.jobs.validThrough]: it cannot be published without, and can be extended later.',
        'For an English version tick [news.jobs.english].',
        'Keep the draft with [news.jobs.save]. Publishers make it public.',
      ],
    },
    packages: {
      title: 'Packages',
      lead: 'An uploaded file is a draft. Check it, then release it to customers.',
      picture: 'The dialog in which a package is added',
      steps: [
        'Open [packages.title] and choose [packages.add].',
        'Choose the [packages.file], the [packages.product] and the [packages.platform]; fill in names and version.',
        'Choose [packages.upload] and wait until it ends: the server computes the SHA-256.',
        'Compare the SHA-256 with the record of the build, and write release notes and requirements.',
        'Release it to customers on its own page. If something is wrong, withdraw it; the file stays.',
      ],
    },
    leads: {
      title: 'Work an application',
      lead: 'Applicants hear from us within one working day. Who owns an application, when to call next and what was said are kept here.',
      picture: 'The details of an application',
      steps: [
        'Open [leads.title]; begin with [leads.views.unowned] and [leads.views.overdue].',
        'Choose [leads.take], and the application is yours.',
        '[leads.reveal] in the details shows the telephone number. That is noted in the audit.',
        'After the call write down what was said under [leads.note] and choose [leads.addNote].',
        'Change the [leads.status] and fill in the [leads.due]; on that day it is on your page of today.',
        'To hand it over change the [leads.owner]: they see it on their page of today and get a mail.',
      ],
    },
    persons: {
      title: 'Everything about one person',
      lead: 'For people who ask what we store about them, or want it corrected or erased. Every search is noted in the audit.',
      picture: 'What is stored about one person',
      steps: [
        'Open [persons.title], enter [persons.by] and choose [persons.find].',
        '[persons.agreed] says what the person agreed to, when, and in which words.',
        'Applications with the same telephone number and another address are listed, too; tick those that belong to the person.',
        'For a copy choose [persons.export.open], and give the file to the person.',
        'Where something is wrong choose [persons.correct.open].',
        'Erasing cannot be undone. It stands apart at the end of the page and asks once more.',
      ],
    },
    staff: {
      title: 'Colleagues and roles',
      lead: 'Administrators invite colleagues, change roles, and can find out who did what.',
      picture: 'The dialog in which a colleague is invited',
      steps: [
        'Open [identity.staff.title] and choose [identity.staff.invite].',
        'Fill in the [identity.staff.inviteEmail], choose [identity.staff.role] and [identity.staff.inviteLang], then [identity.staff.inviteSend]. The link works for 48 hours.',
        '[identity.staff.matrix] says what each role may do.',
        'When a colleague leaves, deactivate the account and choose who takes over the applications.',
        'Where phone and recovery codes are lost, reset the second factor.',
        'The [identity.audit.title] holds every change, by person, day and title; former titles are found, too.',
      ],
    },
  },
}

export default en_admin_handbook
