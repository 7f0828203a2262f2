import { documentedSettings } from '#contract/settings/documented-settings.ts'

/** Every variable that an env file reads is in a table of the settings' documents, and these have no other. */
export function checkSettings(files: ReadonlyMap<string, string>, documents: readonly string[]): string[] {
  const sources = [...files].filter(([path]) => /^(src\/site|api|server)\/env\.ts$/.test(path))
  const read = new Set(sources.flatMap(([, text]) => settingsIn(text)))
  const listed = documentedSettings(documents)
  return [
    ...[...read]
      .filter((name) => !listed.has(name))
      .map((name) => `README.md and docs/operations.md  do not explain ${name}`),
    ...[...listed]
      .filter((name) => !read.has(name))
      .map((name) => `README.md or docs/operations.md  explains ${name}, which nobody reads`),
  ]
}

/** `source.PORT`, `process.env.PORT` and `text('PORT', ...)`. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:source|env)\.([A-Z][A-Z0-9_]+)|\(\s*'([A-Z][A-Z0-9_]+)'/g)]
    .map(([, property, argument]) => property ?? argument ?? '')
    .filter((name) => name !== 'NODE_ENV')
}
