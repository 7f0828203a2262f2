/** What every language has to say in mails. Functions take what is filled in. */
export interface MailWords {
  /** How the company signs. */
  company: string
  /** For the `lang` attribute. */
  htmlLang: string
  footer: string
  yes: string
  no: string
  code: {
    subject: (code: string) => string
    lead: string
    validity: (minutes: number) => string
    ignore: string
  }
  confirmation: {
    subject: (reference: string) => string
    greeting: (name: string) => string
    lead: string
    unverified: string
    content: string
    nextHeading: string
    next: [string, string, string]
    correct: string
  }
  sales: {
    subject: (reference: string, product: string, status: string) => string
    lead: string
    unverified: (reason: string) => string
    readiness: string
    deadSubject: (reference: string) => string
    deadLead: string
    deadFaults: string
    deadBody: string
  }
  status: { verified: string; unverified: string }
  fields: {
    reference: string
    status: string
    lang: string
    consent: string
    marketing: string
    network: string
    receivedAt: string
  }
}
