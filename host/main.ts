import { enableCompileCache } from 'node:module'
import { EnvError, readHostEnv } from './env.ts'

// Small buffers are cut out of pieces of this size, bytes, and one that is kept keeps its piece: node's 64 kB were freed
// late and left holes behind.
Buffer.poolSize = 8_192

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
