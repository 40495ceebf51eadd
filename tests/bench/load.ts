import { readFile } from 'node:fs/promises'
import autocannon, { type Client, type Request } from 'autocannon'
import { median } from './rounds.ts'

export interface Load {
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the server process per request; NaN without /proc. */
  cpuMs: number
}

interface Target {
  origin: string
  pid: number
}

interface Shot {
  path: string
  connections?: number
  seconds?: number
  method?: string
  headers?: Record<string, string>
  body?: () => string
  /** Varies the path or key of every request. */
  vary?: (turn: number) => Partial<Request>
}

/** User and system time of a process, in ms. Source: proc(5), fields 14 and 15, in hundredths of a second. */
async function cpuOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/**
 * Leaves bodies unread. autocannon decodes them as text, which takes several times longer for compressed ones than
 * serving them: the measured rate would be its own.
 */
function leaveBodies(client: Client): void {
  client.pipelinedRequests.addBody = () => undefined
}

let turn = 0

/** Loads one URL of this machine for a while. Any response other than 2xx fails the benchmark. */
export async function load(target: Target, shot: Shot): Promise<Load> {
  const { path, connections = 10, seconds = 2, method = 'GET', headers = {}, vary } = shot
  const before = await cpuOf(target.pid)
  const result = await autocannon({
    url: target.origin,
    connections,
    duration: seconds,
    setupClient: leaveBodies,
    requests: [
      {
        method,
        path,
        headers,
        ...(shot.body && { body: shot.body() }),
        ...(vary && { setupRequest: (request: Request) => ({ ...request, ...vary(++turn) }) }),
      },
    ],
  })
  const after = await cpuOf(target.pid)
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(
      `${method} ${path}: ${result.non2xx} refused, ${result.errors} failed, ${result['2xx']} answered`,
    )
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (after - before) / result['2xx'],
  }
}

export const medianLoad = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
})

export const cpuNote = ({ cpuMs }: Load): string =>
  Number.isNaN(cpuMs) ? '' : ` (${cpuMs.toFixed(2)} ms CPU)`

/** Warms up the JIT, which endpoints with a few dozen responses per second would not reach in a short run. */
export async function warm(shoot: () => Promise<Load>, least = 600, mostMs = 15_000): Promise<void> {
  const until = performance.now() + mostMs
  for (let answered = 0; answered < least && performance.now() < until;) {
    const { perSecond } = await shoot()
    answered += perSecond * 2
  }
}
