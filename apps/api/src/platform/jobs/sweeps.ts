import type { FastifyBaseLogger } from 'fastify'
import { causeOf } from '../error-cause.ts'
import { MINUTE_MS } from '../time.ts'

/** Periodic work: picks up after lost jobs, removes what has expired. Any number of processes may run it. */
export interface Sweep<Context> {
  readonly name: string
  /** Minutes between two runs; 1 by default. */
  readonly everyMinutes?: number
  readonly run: (context: Context) => Promise<void>
}

/** Runs the sweeps one after the other, every minute. One that fails does not stop the others. */
export function startSweeps<Context extends { log: FastifyBaseLogger }>(
  sweeps: readonly Sweep<Context>[],
  context: Context,
): () => void {
  let isSweeping = false
  let minute = 0
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    for (const { name, everyMinutes = 1, run } of sweeps) {
      if (minute % everyMinutes !== 0) continue
      try {
        await run(context)
      } catch (error) {
        context.log.warn(
          { err: error, sweep: name },
          `sweep ${name} failed: ${causeOf(error)}; it runs again in ${everyMinutes} min`,
        )
      }
    }
    minute += 1
    isSweeping = false
  }
  const timer = setInterval(() => void sweep(), MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
