// npm run words: generates the message types for the editor; other commands do it themselves.
// npm run words -- export: writes what staff have published into i18n, formatted and type-checked

import { fetchWhole } from '#contract/http/outbound.ts'
import { PublicTexts } from '#contract/texts/text-schema.ts'
import { OperatorError } from '../api/base/operator-error.ts'
import { generateWords } from './build/generate-words.ts'
import { runCommand } from './processes/run-command.ts'
import { readSettings } from './processes/settings.ts'
import { program, runStep } from './processes/steps.ts'

if (process.argv[2] === 'export') await runCommand(exportAll)
else generateWords()

async function exportAll(): Promise<void> {
  const { exportTexts } = await import('./words/export-texts.ts')
  const { apiBaseUrl } = readSettings(process.env)
  const all = { files: [] as string[], written: [] as string[], left: [] as string[] }
  for (const lang of ['cn', 'en'] as const) {
    const url = `${apiBaseUrl.replace(/\/$/, '')}/words/${lang}`
    const answer = await fetchWhole(url, { timeout: 10_000, mostBytes: 16_000_000 }).catch(() => undefined)
    if (!answer?.ok)
      throw new OperatorError(`The upstream at ${apiBaseUrl} does not answer: start it, or set API_BASE_URL.`)
    const done = await exportTexts('i18n', lang, PublicTexts.assert(await answer.json()))
    for (const key of ['files', 'written', 'left'] as const) all[key].push(...done[key])
  }
  for (const text of all.written) console.log(`written  ${text}`)
  for (const text of all.left) console.log(`left     ${text}: not shown, as the code has changed since`)
  if (all.files.length === 0) return console.log('Nothing to write.')
  const biome = [program('@biomejs/biome/bin/biome'), 'check', '--write', '--colors=off']
  await runStep({
    name: 'imports',
    args: [...biome, '--unsafe', '--only=correctness/noUnusedImports', ...all.files],
  })
  const isFormatted = await runStep({ name: 'format', args: [...biome, ...all.files] })
  generateWords()
  const isTyped = await runStep({
    name: 'types',
    args: [program('@typescript/native/bin/tsc'), '-p', 'tsconfig.json'],
  })
  if (!isFormatted || !isTyped) throw new OperatorError('Mend what is named above, then commit.')
}
