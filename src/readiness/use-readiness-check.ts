import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CheckResult } from './checks.ts'

export type ReadinessCheck = ReturnType<typeof useReadinessCheck>

/** Runs the checks when asked. What measures is loaded on the first run. */
export function useReadinessCheck() {
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const run = useMutation({
    // offline there are results too; by default a mutation would wait for the network
    networkMode: 'always',
    mutationFn: async () => {
      controller.current = new AbortController()
      const { signal } = controller.current
      setResults([])
      const { runChecks } = await import('./run-checks.ts')
      await runChecks(signal, (result) => setResults((known) => [...known, result]))
    },
  })
  return {
    results,
    running: run.isPending,
    /** what measures could not be loaded */
    failed: run.isError,
    startedAt: run.submittedAt,
    start: () => run.mutate(),
    stop: () => controller.current?.abort(),
  }
}
