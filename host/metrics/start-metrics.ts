import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCounter, gaugeText } from '#src/site/counter.ts'
import type { App } from '../app.ts'
import type { HostEnv } from '../env.ts'
import type { PressureGauge } from '../load/pressure-gauge.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { RenderGate } from '../pages/render-gate.ts'
import { processMetrics } from './process-metrics.ts'
import type { RequestMetrics } from './request-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

type Parts = {
  app: App
  cache: PageCache
  gate: RenderGate
  pressure: PressureGauge
  requestMetrics: RequestMetrics
}

/** Starts to answer for the site's numbers where that is asked for. */
export async function startMetrics(
  { metricsPort, metricsHost = '127.0.0.1', distDir = 'dist' }: Partial<HostEnv>,
  { app, cache, gate, pressure, requestMetrics }: Parts,
): Promise<{ url: string; close(): void } | undefined> {
  if (metricsPort === undefined) return undefined
  const build = await buildOf(distDir)
  const server = await serveMetrics(metricsHost, metricsPort, async () =>
    [
      processMetrics(pressure, build),
      requestMetrics.text(),
      refusedText(gate),
      gaugeText('site_kept_pages', 'Pages in the page cache.', cache.size().pages),
      gaugeText('site_kept_page_bytes', 'Memory they take.', cache.size().bytes),
      app.metrics?.() ?? '',
    ].join(''),
  )
  const host = metricsHost.includes(':') ? `[${metricsHost}]` : metricsHost
  return { url: `http://${host}:${server.port}/metrics`, close: server.close }
}

function refusedText({ refused }: RenderGate): string {
  const counter = createCounter('site_shed_total', 'Renders turned away under load, by class.')
  for (const [name, value] of Object.entries(refused)) counter.cell({ class: name }).value = value
  return counter.text()
}

/** What the build was made from, as its stamp says. */
async function buildOf(distDir: string): Promise<string> {
  const stamp = await readFile(join(distDir, '.built-from'), 'utf8').catch(() => 'unknown')
  return stamp.slice(0, 12)
}
