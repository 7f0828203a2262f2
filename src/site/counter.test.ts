import { expect, test } from 'vitest'
import { createCounter, createHistogram, gaugeText } from './counter.ts'

test('a counter counts by labels, and a cell is the same count', () => {
  const counter = createCounter('things_total', 'Things.')
  counter.add({ kind: 'a"b\n' })
  counter.cell({ kind: 'a"b\n' }).value += 2
  expect(counter.text()).toBe(
    '# HELP things_total Things.\n# TYPE things_total counter\nthings_total{kind="a\\"b\\n"} 3\n',
  )
})

test('the buckets of a histogram hold what is in those before them', () => {
  const histogram = createHistogram('wait_seconds', 'Waits.', [0.1, 1])
  for (const seconds of [0.05, 0.5, 5]) histogram.observe(seconds, { kind: 'a' })
  expect(histogram.text().split('\n').slice(2)).toEqual([
    'wait_seconds_bucket{kind="a",le="0.1"} 1',
    'wait_seconds_bucket{kind="a",le="1"} 2',
    'wait_seconds_bucket{kind="a",le="+Inf"} 3',
    'wait_seconds_sum{kind="a"} 5.55',
    'wait_seconds_count{kind="a"} 3',
    '',
  ])
})

test('a gauge has a value, or one for each set of labels', () => {
  expect(gaugeText('depth', 'Depth.', 7)).toContain('\ndepth 7\n')
  expect(gaugeText('depth', 'Depth.', [[{ of: 'x' }, 1]])).toContain('\ndepth{of="x"} 1\n')
})
