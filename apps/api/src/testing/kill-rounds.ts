import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopStray } from '#platform/open-postgres/stray-postmaster.ts'
import { quietLog } from './quiet-log.ts'

export interface KillRoundsOptions {
  rounds: number
  engine: 'postgres' | 'pglite'
  /** `creation`: each round kills a first start. `writing`: each kills a process that places orders. */
  during: 'creation' | 'writing'
  /** 0…1, the share of kills by SIGTERM; 0 by default. */
  polite?: number
  random?: () => number
}

export interface KillReport {
  rounds: number
  /** Processes killed before they had opened the database. */
  killedOpening: number
  /** Starts after a kill that failed. */
  unopened: string[]
  /** Orders reported as committed that are missing. */
  lost: number
  /** Orders without their lines, or stock that does not add up. */
  torn: number
  acknowledged: number
  /** Duration of each start after a kill, in ms, ascending. */
  reopenMs: number[]
}

/** Kills real processes at random moments and checks the state the next one finds. */
export async function killRounds(options: KillRoundsOptions): Promise<KillReport> {
  const { rounds, engine, during, polite = 0, random = Math.random } = options
  const report: KillReport = {
    rounds,
    killedOpening: 0,
    unopened: [],
    lost: 0,
    torn: 0,
    acknowledged: 0,
    reopenMs: [],
  }
  const opening = engine === 'pglite' ? 3_500 : 1_000
  let folder = await freshFolder()
  let acknowledged = 0
  const start = (delay: number, isAfterOpen: boolean) => {
    const signal = random() < polite ? 'SIGTERM' : 'SIGKILL'
    return runVictim(folder, engine, { delay, isAfterOpen, signal })
  }
  const check = (seen: Sighting) => {
    if (seen.found === undefined) {
      report.unopened.push(seen.errors)
      return
    }
    report.reopenMs.push(seen.found.openMs)
    report.torn += seen.found.torn
    report.lost += Math.max(0, acknowledged - seen.found.count)
    report.acknowledged += seen.last === 0 ? 0 : seen.last - seen.found.last
    acknowledged = Math.max(seen.last, seen.found.count)
  }
  try {
    for (let round = 0; round < rounds; round++) {
      if (during === 'creation') {
        acknowledged = 0
        const killed = await start(random() * opening, false)
        if (killed.found === undefined) report.killedOpening++
        else acknowledged = Math.max(killed.last, killed.found.count)
        check(await start(0, true))
        await discard(folder)
        folder = await freshFolder()
      } else {
        // The first start has nothing to reopen, but must succeed as well.
        check(await start(random() * 400, true))
        if (random() < 0.3 && (await start(random() * 100, false)).found === undefined) report.killedOpening++
      }
    }
    if (during === 'writing') check(await start(0, true))
    report.reopenMs.sort((a, b) => a - b)
    return report
  } finally {
    await discard(folder)
  }
}

const freshFolder = () => mkdtemp(join(tmpdir(), `shyrdak-test-${process.pid}-`))

async function discard(folder: string): Promise<void> {
  await stopStray(join(folder, 'postgres'), quietLog)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

interface Kill {
  /** In ms, from the start of the process or from its first output. */
  delay: number
  isAfterOpen: boolean
  signal: NodeJS.Signals
}

interface Sighting {
  /** What the process found after opening the database; undefined if it was killed before. */
  found: { openMs: number; last: number; count: number; torn: number } | undefined
  /** The last order that it reported. */
  last: number
  errors: string
}

function runVictim(folder: string, engine: string, kill: Kill): Promise<Sighting> {
  const script = join(import.meta.dirname, 'kill-victim.ts')
  const child = spawn(process.execPath, ['--conditions=@shyrdak/source', script, folder, engine], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let errors = ''
  let timer = kill.isAfterOpen ? undefined : setTimeout(() => child.kill(kill.signal), kill.delay)
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
    if (timer === undefined && out.includes('\n'))
      timer = setTimeout(() => child.kill(kill.signal), kill.delay)
  })
  return new Promise((resolve) => {
    // Not 'close': an orphaned initdb may keep the pipes open.
    child.once('exit', () => {
      clearTimeout(timer)
      setImmediate(() => {
        const [first, ...placed] = out.split('\n').slice(0, -1)
        // The line is written by kill-victim.ts.
        const found = first === undefined ? undefined : (JSON.parse(first) as NonNullable<Sighting['found']>)
        resolve({ found, last: Number(placed.at(-1) ?? 0), errors: errors.slice(-500) })
      })
    })
  })
}
