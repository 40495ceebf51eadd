import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { interleaved, median } from './rounds.ts'
import { perSecond, share, type Row } from './row.ts'

const SIZES = [10, 100, 1_000, 10_000]
const run = promisify(execFile)

/** Operations per second of one cart implementation, measured in its own process. */
async function rateOf(name: 'plain' | 'change' | 'churn' | 'actor', size: number): Promise<number> {
  const script = resolve(import.meta.dirname, 'cart-process.ts')
  const { stdout } = await run(process.execPath, ['--conditions=@shyrdak/source', script, name, String(size)])
  return Number(stdout)
}

/** The cart rules at growing numbers of lines, compared with a plain Map; and the actor on top of them. */
export async function cart(): Promise<Row[]> {
  const rows: Row[] = []
  const changes: number[] = []
  const churns: number[] = []
  const actors: number[] = []
  for (const size of SIZES) {
    const found = await interleaved(3, {
      plain: () => rateOf('plain', size),
      change: () => rateOf('change', size),
      churn: () => rateOf('churn', size),
      actor: () => rateOf('actor', size),
    })
    const limit = median(found.plain)
    const name = `${size.toLocaleString('en')} lines`
    changes.push(median(found.change))
    churns.push(median(found.churn))
    actors.push(median(found.actor))
    rows.push(share(`cart, count changed, ${name}`, median(found.change), limit, 0.5))
    rows.push({
      what: `cart, removed and added again, ${name}`,
      figure: perSecond(median(found.churn)),
    })
    rows.push({ what: `cart actor, count changed, ${name}`, figure: perSecond(median(found.actor)) })
  }
  for (const [what, rates] of Object.entries({
    'count changed': changes,
    'removed and added': churns,
    actor: actors,
  })) {
    const exponent = Math.log((rates[0] ?? 0) / (rates.at(-1) ?? 1)) / Math.log(1_000)
    rows.push({
      what: `cart, ${what}: growth from 10 to 10,000 lines`,
      figure: `n^${exponent.toFixed(2)}`,
      target: '≤ n^0.35',
      holds: exponent <= 0.35,
    })
  }
  return rows
}
