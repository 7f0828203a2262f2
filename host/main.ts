import { enableCompileCache } from 'node:module'
import { EnvError, readHostEnv } from './env.ts'

try {
  const env = readHostEnv()
  // TypeScript is stripped and compiled once, not at every start; where NODE_COMPILE_CACHE is set, node has begun to
  enableCompileCache(env.compileCacheDir)
  const { runSite } = await import('./run-site.ts')
  await runSite(env)
} catch (error) {
  // what an operator has to change is a sentence, not a stack
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
