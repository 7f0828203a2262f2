import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import dashboard from '../deploy/monitoring/dashboard.json' with { type: 'json' }
import { hasProgram } from './setup/has-program.ts'

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }

const read = (path: string) => readFileSync(path, 'utf8')
const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const panels = dashboard.panels.map(({ title, targets }) => ({
  title,
  exprs: targets.map(({ expr }) => expr),
}))

/** The names that the programs write, as they stand in the sources. */
const exported = new Set(
  globSync('{server,api,contract,src,admin}/**/*.ts')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...read(path).matchAll(/'((?:site|api)_[a-z_]+)'/g)].map(([, name = '']) => name)),
)

function namesIn(expr: string): string[] {
  return [...expr.matchAll(/\b((?:site|api)_[a-z_]+)/g)].map(([, name = '']) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  )
}

// until the programs tell any
it.skipIf(exported.size === 0)(
  'every number that an alert or the dashboard asks for is one that a program tells',
  () => {
    const asked = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ exprs }) => exprs)].flatMap(namesIn)
    expect(asked.length).toBeGreaterThan(25)
    expect([...new Set(asked)].filter((name) => !exported.has(name))).toEqual([])
  },
)

it('every number that matters to visitors has an alert and a panel', () => {
  const alerting = new Set(rules.flatMap(({ expr }) => namesIn(expr)))
  const shown = new Set(panels.flatMap(({ exprs }) => exprs.flatMap(namesIn)))
  for (const name of [
    'site_requests_total',
    'site_inbox_age_seconds',
    'api_delivery_failing_seconds',
    'site_upstream_breaker',
    'site_shed_total',
  ]) {
    expect(alerting).toContain(name)
    expect(shown).toContain(name)
  }
})

const hasPromtool = hasProgram('alerts that fire', 'promtool', '--version')

it.skipIf(!hasPromtool)(
  'every alert fires where its cause lasts, none does where all is well',
  () => {
    const file = 'deploy/monitoring/alerts.test.yaml'
    const { tests } = parse(read(file)) as { tests: { alert_rule_test: { alertname: string }[] }[] }
    for (const { alert_rule_test: tried } of tests)
      expect(tried.map(({ alertname }) => alertname)).toEqual(rules.map(({ alert }) => alert))
    for (const args of [
      ['test', 'rules', file],
      ['check', 'config', 'deploy/monitoring/prometheus.yaml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
    }
  },
  60_000,
)

it('an alert says how urgent it is and what is the matter, and the operator finds what to do', () => {
  const operations = read('docs/operations.md')
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary.length).toBeGreaterThan(10)
    expect(operations).toContain(`\`${alert}\``)
  }
})
