import { enableCompileCache } from 'node:module'
import { EnvError, readHostEnv } from './env.ts'

try {
  const env = readHostEnv()
  // TypeScript is stripped and compiled once, not at every start; with NODE_COMPILE_CACHE set, this file's as well
  enableCompileCache(env.compileCacheDir)
  const { runSite } = await import('./run-site.ts')
  await runSite(env)
} catch (error) {
  // what an operator has to change is a sentence, not a stack
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
