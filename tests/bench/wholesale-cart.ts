import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { interleaved, median } from './rounds.ts'
import { perSecond, share, type Row } from './row.ts'

const SIZES = [100, 1_000, 10_000]
const run = promisify(execFile)

type Candidate = 'plain' | 'change' | 'churn' | 'plain-sum' | 'sum'

/** Operations per second of one wholesale cart implementation, measured in its own process. */
async function rateOf(name: Candidate, size: number): Promise<number> {
  const script = resolve(import.meta.dirname, 'wholesale-cart-process.ts')
  const { stdout } = await run(process.execPath, ['--conditions=@shyrdak/source', script, name, String(size)])
  return Number(stdout)
}

/** The wholesale cart rules at growing sizes, compared with a plain Map: at most twice its time. */
export async function wholesaleCart(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of SIZES) {
    const found = await interleaved(3, {
      plain: () => rateOf('plain', size),
      change: () => rateOf('change', size),
      churn: () => rateOf('churn', size),
      plainSum: () => rateOf('plain-sum', size),
      sum: () => rateOf('sum', size),
    })
    const name = `${size.toLocaleString('en')} lines`
    rows.push(
      share(`wholesale cart, count changed, ${name}`, median(found.change), median(found.plain), 0.5),
      {
        what: `wholesale cart, removed and added again, ${name}`,
        figure: perSecond(median(found.churn)),
      },
      share(`wholesale cart, changed and priced, ${name}`, median(found.sum), median(found.plainSum), 0.5),
    )
  }
  return rows
}
