import { type Lockfile, missingOptionals } from './lockfile.ts'
import type { Problem } from './problem.ts'

type Manifest = Partial<Record<(typeof dependencyFields)[number], Record<string, string>>>

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Exact versions, no download addresses, and every platform's packages in the lockfile. */
export function checkPackages(manifest: Manifest, lockfile: Lockfile): Problem[] {
  return [...versionProblems(manifest), ...lockProblems(lockfile)]
}

function versionProblems(manifest: Manifest): Problem[] {
  return dependencyFields
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({
      rule: 'versions',
      path: 'package.json',
      message: `${name} is '${version}': name one exact version`,
    }))
}

function lockProblems(lockfile: Lockfile): Problem[] {
  const rule = 'lockfile'
  const path = 'package-lock.json'
  const addresses = Object.entries(lockfile.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([name]) => ({ rule, path, message: `${name} carries a download address: run npm run lockfile` }))
  const missing = missingOptionals(lockfile).map(({ name }) => ({
    rule,
    path,
    message: `${name} is not listed, npm ci refuses that: run npm run lockfile`,
  }))
  return [...addresses, ...missing]
}
