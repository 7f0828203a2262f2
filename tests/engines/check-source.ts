// part of npm run check: what the browsers' own code calls that a promised browser does not have

import { globSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import ts from 'typescript'
import { missingIn, newerCalls } from './newer-calls.ts'

/** Of `app`, `src`, `admin` and the contract what no browser runs. */
const onServers =
  /\.(test|type-test|examples|server|functions)\.|^app\/(server|services|addresses|errors|rendering\/(machine-head|render-page))|^src\/(discovery|links|redirects|site\/env|search\/(tokenize|find-entries|page-entries))|redirect-lookup|^contract\/(http|settings)\//

/** Has seven calls that must be found. */
const control = 'tests/engines/control.ts'

/** What is asked for before it is used. */
const guarded: Record<string, readonly string[]> = {
  'app/navigation/on-navigation.ts': ['HTMLElement.hidePopover'],
  'app/rendering/reload-after-edit.ts': ['PerformanceResourceTiming.responseStatus'],
  'app/shell/popover-stand-in.ts': ['HTMLElement.hidePopover'],
  'admin/shell/account-menu.tsx': ['HTMLElement.hidePopover'],
  'admin/ui/fields/date-field.tsx': ['HTMLElement.hidePopover'],
  'admin/ui/page-header.tsx': ['HTMLElement.hidePopover'],
  'src/readiness/run-checks.ts': ['Clipboard.readText', 'Document.fullscreenEnabled'],
  'src/ui/share.tsx': ['Navigator.share'],
  'contract/typed-text.ts': ['Segmenter.segment'],
}

const newer = new Map(newerCalls().map(({ owner, member, missing }) => [`${owner}.${member}`, missing]))

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => {},
  },
)
const files = globSync('{app,src,admin,contract}/**/*.{ts,tsx}').filter((file) => !onServers.test(file))
const program = ts.createProgram([control, ...files, ...globSync('i18n/*.{ts,tsx}')], {
  ...config?.options,
  noEmit: true,
})
const checker = program.getTypeChecker()

const found = files.flatMap((file) =>
  callsIn(program.getSourceFile(file))
    .filter(({ call }) => !guarded[file]?.includes(call))
    .map((call) => ({ file, ...call })),
)
const { length: controls } = callsIn(program.getSourceFile(control))
for (const { file, line, call, missing } of found)
  console.error(`${file}:${line}  ${call} is missing in ${missing} (tools/build/promised-browsers.ts)`)
console.log(`${files.length} files of the browsers' code, ${newer.size} calls they must not make`)
if (controls !== 7) console.error(`${control}: 7 calls are newer, ${controls} were found`)
if (found.length > 0 || controls !== 7) process.exitCode = 1

function callsIn(source: ts.SourceFile | undefined) {
  const calls: { line: number; call: string; missing: string }[] = []
  const note = (node: ts.Node, call: string, missing: string | undefined) => {
    const at = source?.getLineAndCharacterOfPosition(node.getStart())
    if (at && missing) calls.push({ line: at.line + 1, call, missing })
  }
  const lookbehind = missingIn(bcd.javascript.regular_expressions?.lookbehind_assertion?.__compat)
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text))
      note(node, 'lookbehind', lookbehind)
    const name = ts.isPropertyAccessExpression(node)
      ? node.name
      : ts.isBindingElement(node)
        ? (node.propertyName ?? node.name)
        : undefined
    const call = name && ts.isIdentifier(name) ? libraryCall(name) : undefined
    if (call) note(node, call, newer.get(call))
    ts.forEachChild(node, visit)
  }
  if (source) visit(source)
  return calls
}

/** Such as `URLSearchParams.size`, where a name is one of the platform's library. */
function libraryCall(name: ts.Identifier): string | undefined {
  const declaration = checker
    .getSymbolAtLocation(name)
    ?.declarations?.find((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName))
  const parent = declaration?.parent
  if (!parent) return undefined
  // static members are declared of an interface of their own, or of the type of a variable
  const owner = ts.isInterfaceDeclaration(parent)
    ? parent.name.text.replace(/Constructor$|^Readonly(?=Array|Map|Set)/, '')
    : ts.isVariableDeclaration(parent.parent)
      ? parent.parent.name.getText()
      : undefined
  return owner && `${owner === 'IteratorObject' ? 'Iterator' : owner}.${name.text}`
}
