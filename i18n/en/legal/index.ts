import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

const en_legal: NamespaceLegalTranslation = {
  privacy: {
    seo: {
      title: 'Privacy notice',
      description:
        'Which personal information we collect and why, how long we keep it, who sees it, where it is stored, and how to see, correct or delete it.',
    },
    title: 'Privacy notice',
    lead: 'How this website handles your personal information. Start with the summary and read on where you need detail.',
    version: {
      id: 'privacy-2026-11-28',
      date: '2026-11-28',
      label: 'Version {id}, in force from {date}',
    },
    contents: 'Contents',
    summary: {
      heading: 'Summary',
      items: [
        'You can browse without giving personal information, and there is no tracking, advertising or third-party analytics.',
        'A trial application uses your name, telephone, email and product; the company address is optional. We use them for that trial only.',
        'We delete them 12 months after our last contact. Applications whose email was never verified are deleted after 30 days.',
        'Information is kept in mainland China. It is not sold and not sent abroad.',
        'You can see, copy, correct or delete it, or withdraw consent, at any time. We finish within 15 working days.',
      ],
    },
    controllerLabels: {
      name: 'Company',
      address: 'Address',
      phone: 'Telephone',
      email: 'Email for privacy matters',
    },
    sections: [
      {
        id: 'scope',
        title: 'What this notice covers',
        paragraphs: [
          'It covers this website and the account pages that belong to it. Software we deliver is installed and run by our customers; they are responsible for personal information in it, and this notice does not apply there.',
          'From this site you can reach others, such as the technical forum. Their own notices apply there.',
        ],
        list: [],
      },
      {
        id: 'controller',
        title: 'Who handles your information',
        paragraphs: [
          'The company below decides why and how the personal information in this notice is handled. It is the personal information handler under Chinese law, and the controller under the GDPR. Write to the email address for privacy matters with any question or request.',
        ],
        list: [],
      },
      {
        id: 'what',
        title: 'What we collect, and why',
        paragraphs: [
          'We collect only what a task needs. Anything marked optional can be left out without effect.',
          'We do not collect sensitive personal information such as identity numbers, biometrics, health or location history. Please do not send it in forms or emails.',
        ],
        list: [
          'Trial application: applicant, telephone, email and product; company address (optional); and the readiness result if you choose to add it. To check the application, contact you, and prepare and open the trial.',
          'Email verification code: your email and a salted hash of the code. To confirm that the address is yours. The code works for 10 minutes.',
          'Record of consent: what you agreed to, the version of the text, language, time and a shortened IP address. To show that consent was given and when it was withdrawn.',
          'Product news: your email. Used for product updates and events only if you ticked that box.',
          'Account: display name, email and a hash of your password. To sign you in and give you download addresses. We cannot see your password.',
          'Downloads: account, package and time. To prevent abuse, and to tell people who used a version if a problem is found in it.',
          'Job applications: the CV and contact details in your email. For hiring only.',
          'Letters and calls: your contact details and what you tell us. To answer and follow up.',
          'Access log: time, address requested, result, type of browser and a shortened IP address. For security and troubleshooting. Rate limits use the full IP address for a short time and do not write it to the log.',
        ],
      },
      {
        id: 'basis',
        title: 'Legal grounds',
        paragraphs: [
          'Under Article 13 of the Personal Information Protection Law of China and Article 6 of the GDPR, we rely on:',
        ],
        list: [
          'Your consent: the box you tick when you apply for a trial or register. Product news has a box of its own, and leaving it empty has no effect on the trial.',
          'Making or carrying out a contract at your request: preparing a trial, providing an account, handling a job application.',
          'Legal duty: keeping network logs as cybersecurity law requires.',
          'Keeping networks and information secure: preventing abuse and finding faults. Where the GDPR applies, this is our legitimate interest.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and local storage',
        paragraphs: [
          'We use only cookies the site needs to work, which is why there is no cookie banner. Unless you sign in, there is no sign-in cookie.',
          'An unsent form, a readiness result or a dismissed hint may be kept in your browser. It stays on your device and goes once you have sent the form or cleared your browsing data.',
        ],
        list: [
          'token: proof that you are signed in. Scripts on the page cannot read it. It ends when you sign out or it expires.',
          'name: the name shown while you are signed in. For display only, and removed when you sign out.',
        ],
      },
      {
        id: 'tracking',
        title: 'No tracking',
        paragraphs: [
          'Fonts, scripts and images come from this site. We load no third-party analytics, advertising or social plug-ins, and do not recognise you across websites. News hits are counted as totals and not tied to a person.',
          'We count how often each page is opened per day, and from what kind of place: directly, from this site, a search engine, a social network or elsewhere. The counting is done on our own server, without cookies or identifiers and without IP address, type of browser or the address you came from, so it cannot tell who you are or connect two visits. Browsers that send Do Not Track or Global Privacy Control are not counted. Totals are kept for 400 days.',
          'What you type into the search of this site is not written to logs. Where a search finds nothing, its few words are counted once, with nothing else; words with longer numbers or email addresses are not. These counts are kept for 90 days.',
          'The readiness check runs in your browser. Apart from timing requests to this site, nothing leaves it.',
        ],
        list: [],
      },
      {
        id: 'recipients',
        title: 'Who sees it',
        paragraphs: [
          'Only people who need the information for their task. We do not sell it or give it to other companies for purposes of their own. Should we ever need to provide it to another handler, we first tell you their name and contact details, the purpose, the method and the kinds of information, and ask for your separate consent.',
        ],
        list: [
          'Inside: sales and pre-sales for trials, technical support for requests, recruiters, and the administrators who maintain the systems.',
          'Processors: providers of servers and email delivery. They act under contract and on our instructions, and may not use the information otherwise.',
          'Where the law requires: when an authority asks through due process, we check its papers and provide the part that is needed.',
        ],
      },
      {
        id: 'location',
        title: 'Where it is kept',
        paragraphs: [
          'On servers in mainland China. It is not sent abroad. Should that ever become necessary, we first tell you the name and contact details of the recipient, the purpose, method and kinds of information and how to use your rights, ask for your separate consent, and complete the assessment, certification or standard contract the law requires.',
          'If you visit from abroad, your own device sends the information directly to these servers.',
        ],
        list: [],
      },
      {
        id: 'retention',
        title: 'How long we keep it',
        paragraphs: [
          'The system deletes what is due every day. Where the law requires longer, we follow it and only store the information meanwhile.',
        ],
        list: [
          'Trial applications whose email was never verified: 30 days.',
          'Other trial applications and records of contact: 12 months after our last contact.',
          'Verification codes: they expire after 10 minutes, and the hash is deleted with its application.',
          'Records of consent: deleted with the application or account they belong to; for product news, until 12 months after you unsubscribe, to show that we did as you asked.',
          'Accounts: until you close them. A session ends when it expires or you sign out.',
          'Download records: 12 months.',
          'CVs of people not hired: 12 months after that round of hiring ends.',
          'Access and security logs: six months.',
          'Backups: no more than 35 days. Deleted information disappears from them as they expire.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect it',
        paragraphs: [
          'If personal information is leaked, altered or lost, we act at once, report to the authorities as required and, where it may harm you, tell you which information is affected, what may follow, what we have done and what you can do.',
        ],
        list: [
          'All transport is encrypted. Passwords and codes are stored only as salted hashes.',
          'Access is granted by role and leaves a record.',
          'Names, telephone numbers, emails and codes are not written to logs.',
          'We assess the effect on personal information before launches and changes, and check the software we depend on regularly.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: ['You have these rights over your personal information, free of charge:'],
        list: [
          'To know and decide: learn how it is handled, and restrict or refuse it.',
          'Access and copy: know what we hold about you and receive a copy.',
          'Portability: receive it in a common machine-readable format or, where feasible, have it passed to a handler you name.',
          'Correction: have inaccurate or incomplete information put right.',
          'Deletion: when the purpose is met, the period is over or you withdraw consent.',
          'Withdrawal of consent: as easy as giving it. What was done before remains lawful.',
          'Objection: where the GDPR applies, to handling based on legitimate interest, and to direct marketing at any time.',
          'Explanation: ask us to explain our rules.',
          'Close relatives: after a person dies, close relatives may see, copy, correct or delete the information as the law allows.',
        ],
      },
      {
        id: 'exercise',
        title: 'How to use your rights',
        paragraphs: [
          'Write to the email address for privacy matters and say what you ask for. So that we do not hand information to someone else, we send a code to the email you registered with. We ask for no further proof.',
          'We finish and answer within 15 working days. If we cannot do what you ask, we say why and what you can do. Deletion reaches the database, the sending queue and the delivery copy of forms; backups follow as they expire.',
        ],
        list: [],
      },
      {
        id: 'marketing',
        title: 'Product news and unsubscribing',
        paragraphs: [
          'Only people who ticked the separate box and verified their address receive product updates and events by email. Every message has an unsubscribe address: open it and press the button, or use the one in your mail program. It works at once, without signing in. You can also write to us. Unsubscribing has no effect on a trial or an account.',
        ],
        list: [],
      },
      {
        id: 'automated',
        title: 'Automated decisions',
        paragraphs: [
          'We do no profiling and make no decision of weight about you by automated means. People read trial applications and CVs.',
        ],
        list: [],
      },
      {
        id: 'minors',
        title: 'Children',
        paragraphs: [
          'This site is for business customers and job seekers, not for children under fourteen. If we find that we hold their information, we delete it promptly. A guardian may also write and ask for that.',
        ],
        list: [],
      },
      {
        id: 'changes',
        title: 'Changes to this notice',
        paragraphs: [
          'When purpose, method or kinds of information change, we update this page with a new version and date. Where your earlier consent does not cover the change, we ask again. Write to us for earlier versions.',
        ],
        list: [],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        paragraphs: [
          'If you are not satisfied, please tell us first. You may also complain to the cyberspace administration or another authority responsible for personal information, or go to court. Where the GDPR applies, you may complain to the supervisory authority where you live, work or believe the breach took place.',
        ],
        list: [],
      },
    ],
    contact: {
      heading: 'Questions',
      text: 'Write to the email address for privacy matters, or find us on the contact page.',
      linkText: 'Contact us',
    },
  },
}

export default en_legal
