import { expect, it } from 'vitest'
import { lanes, pathOf, readingAt, sample, timeOf, valueAt, valueText } from './centerview-state.ts'

it('has as many readings as the sample is long', () => {
  for (const lane of lanes) expect(sample.lanes[lane].readings).toHaveLength(sample.length / sample.step + 1)
})

it('names the cause of each incident, and shows it as the lane furthest above its usual value', () => {
  for (const incident of sample.incidents) {
    const { moment, lanes: at } = readingAt(incident.at)
    expect(moment).toBe(incident.id)
    expect(at[incident.cause].role).toBe('cause')
    const times = lanes.map((lane) => valueAt(lane, incident.at) / sample.lanes[lane].usual)
    expect(lanes[times.indexOf(Math.max(...times))]).toBe(incident.cause)
  }
})

it('reads nothing at the endpoint, the network and the gateway while nobody is signed in', () => {
  const { moment, lanes: at } = readingAt(80)
  expect(moment).toBe('out')
  expect([at.endpoint.value, at.network.value, at.gateway.value]).toEqual([undefined, undefined, undefined])
  expect(at.storage.value).toBeGreaterThan(0)
  expect(pathOf('endpoint').split('M')).toHaveLength(3)
  expect(pathOf('storage').split('M')).toHaveLength(2)
})

it('is usual apart from the incidents, the last minute too', () => {
  for (const minute of [0, 40, 160, 240]) expect(readingAt(minute).moment).toBe('usual')
})

it('writes values and times as the screen shows them', () => {
  expect(valueText('storage', valueAt('storage', 132))).toBe('46\u00a0ms')
  expect(valueText('network', valueAt('network', 192))).toBe('4.2%')
  expect(valueText('host', valueAt('host', 132))).toBe('31%')
  expect([timeOf(0), timeOf(132), timeOf(240)]).toEqual(['06:20', '08:32', '10:20'])
})

it('splits the slow logon and the slow screen into parts that add up to what is told', () => {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  expect(sum(sample.parts.logon)).toBe(48)
  expect(sum(sample.parts.link)).toBe(valueAt('endpoint', 192))
  expect(sum(sample.parts.usual)).toBe(sample.lanes.endpoint.usual)
})
