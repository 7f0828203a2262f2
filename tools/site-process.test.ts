import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileAhead, compileCache } from './site-process.ts'

test('the host is compiled before its first start, once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'compiled-'))
  try {
    const compiled = () => readdirSync(compileCache(dataDir).NODE_COMPILE_CACHE, { recursive: true }).length
    compileAhead(dataDir)
    const first = compiled()
    // the host has some eighty files of its own
    expect(first).toBeGreaterThan(80)
    compileAhead(dataDir)
    expect(compiled()).toBe(first)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
