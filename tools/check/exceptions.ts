import type { Exceptions } from './apply-exceptions.ts'

/** What is allowed against the rules, by rule, each with its reason. The lists only shrink. */
export const exceptions: Exceptions = {
  'export-names': {
    'api/mail/outbox.ts': 'the table it writes, not a word of its functions',
    'api/trial/plain-text.ts': 'three equal predicates of one topic',
    'api/trial/trial-schema.ts': 'the schemas of the /trial routes, named after what travels',
    'app/shell/navigation.ts': 'four equal hooks of one topic',
    'app/shell/on-navigation.ts': 'three equal hooks of one topic',
    'host/conditional.ts': 'RFC 9110 calls the topic conditional requests',
    'src/readiness/evaluate.ts': 'one judgement per measurement',
    'src/readiness/thresholds.ts': 'one limit per measurement',
    'src/site/navigation.ts': 'the types and functions of one topic',
    'src/site/visitor.ts': 'SPEC names the entity current user',
    'src/upstream/last-known.server.ts': 'what was last known is remembered and recalled',
  },
  'browser-tests': {
    'tests/e2e/never-lost.http.spec.ts': 'kills and starts a site of its own; no browser',
    'tests/e2e/rolling-restart.http.spec.ts': 'starts two sites of its own; no browser',
    'tests/e2e/server-functions.http.spec.ts': 'starts a site of its own, to look at its data; no browser',
    'tests/e2e/ui-examples.spec.ts': 'looks at the preview page of a development server of its own',
  },
  'raw-html': {
    'src/news/article-page.tsx':
      'the body of an article, sanitised by the upstream and again by article-html.server.ts',
    'src/ui/still.tsx': 'sets nothing: the empty text makes React keep what the server sent',
  },
  'upstream-fetch': {
    'app/ahead/screen.ts': 'reads the style sheet the page in view has; no upstream is involved',
    'src/links/push-links.server.ts': 'tells search engines of new pages; no upstream is involved',
    'src/readiness/measure-network.ts':
      'times the way between the visitor and this site; no upstream is involved',
  },
  words: {
    'host/status-page.ts':
      'answers for requests that never reach the site; it must not depend on the site to be there',
    'src/site/company.ts': 'facts of the vendor that an owner edits in one place',
    'src/site/locale.ts': 'each language has its own name in every language',
  },
  'unused-words': {
    account: 'written with the other words; its pages come with the accounts',
    downloads: 'written with the other words; its pages come with the downloads',
  },
}
