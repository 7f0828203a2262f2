import type { Plugin } from 'vite'

/**
 * Writes the few characters beyond Latin-1 in a file of the server's build as escapes. V8 keeps the text of what it runs,
 * one byte a character, or two as soon as a single one does not fit: one dash doubled half a megabyte.
 */
export function latinText(): Plugin {
  return {
    name: 'latin-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeWide(file.code)
      },
    },
  }
}

/**
 * Says the same in one byte a character.
 * @param code JavaScript, without tagged templates that read what was written (`String.raw`) in such characters
 * @returns the same where the text as a whole would become larger, as words in Chinese do, or one cannot be escaped
 */
export function escapeWide(code: string): string {
  const wide = code.match(/[^\0-\xff]/g)?.length ?? 0
  // a backslash before one would be taken for one before the escape
  if (code.length + wide * 5 >= code.length * 2 || /\\[^\0-\xff]/.test(code)) return code
  return code.replace(/[^\0-\xff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
