import type { Problem } from './problem.ts'

const forbiddenFolders = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'lib',
  'types',
  'hooks',
  'shared',
])
const roles = new Set([
  'server',
  'functions',
  'test',
  'type-test',
  'examples',
  'spec',
  'http',
  'wide',
  'no-js',
  'gen',
  'config',
  'async',
])

/** Kebab-case names, suffixes that say a role and nothing else, and no folder that could hold anything. */
export function checkFileNames(paths: readonly string[]): Problem[] {
  return paths.flatMap((path) => [...folderProblems(path), ...nameProblems(path)])
}

function folderProblems(path: string): Problem[] {
  return path
    .split('/')
    .slice(0, -1)
    .filter((folder) => forbiddenFolders.has(folder))
    .map((folder) => ({
      rule: 'folders',
      path,
      message: `no folder '${folder}': a function lives with the noun it serves`,
    }))
}

function nameProblems(path: string): Problem[] {
  // the router reads its own signs from the names of routes; routeTree.gen.ts is its file
  if (path.startsWith('app/routes/') || path === 'app/routeTree.gen.ts') return []
  const [name = '', ...suffixes] = (path.split('/').at(-1) ?? '').split('.').slice(0, -1)
  const unknown = suffixes.filter((suffix) => !roles.has(suffix))
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [{ rule: 'file-names', path, message: `file names are kebab-case: '${name}'` }]),
    ...unknown.map((suffix) => ({
      rule: 'file-names',
      path,
      message: `'.${suffix}' is no role a file can have`,
    })),
  ]
}
