import { median } from './rounds.ts'

const SLICES = 5
const SLICE_MS = 50

/** Runs some operations per call and returns their number. */
export type Work = () => number

/** The reference for carts: a Map, a new line and a new summary for each change. */
export interface PlainCart<Line extends PlainLine> {
  lines: Map<string, Line>
  summary: { items: number; total: number }
}

export interface PlainLine {
  key: string
  count: number
  cost: number
}

export function plainChange<Line extends PlainLine>(
  cart: PlainCart<Line>,
  key: string,
  count: number,
): PlainCart<Line> {
  const line = cart.lines.get(key)
  if (!line) return cart
  const { items, total } = cart.summary
  const more = count - line.count
  cart.lines.set(key, { ...line, count })
  return { lines: cart.lines, summary: { items: items + more, total: total + more * line.cost } }
}

/** Which lines are changed, and to what count: the same for every candidate, spread over the cart. */
export function changes(size: number) {
  let turn = 0
  return { place: () => (++turn * 7919) % size, count: () => 1 + (turn % 49) }
}

/** The name and size passed to the process of a candidate. */
export function candidateArguments(): { name: string; size: number } {
  const [name = '', lines = ''] = process.argv.slice(2)
  return { name, size: Number(lines) }
}

/** Operations per second of CPU time, so that other processes do not count. */
function rate(work: Work): number {
  const began = process.cpuUsage()
  let done = 0
  let micros = 0
  do {
    done += work()
    const { user, system } = process.cpuUsage(began)
    micros = user + system
  } while (micros < SLICE_MS * 1_000)
  return (done / micros) * 1_000_000
}

/** Measures one cart implementation in this process, prints its rate and exits. */
export async function measureCandidate(
  candidates: Readonly<Record<string, () => Work | Promise<Work>>>,
): Promise<never> {
  const { name } = candidateArguments()
  const work = await candidates[name]?.()
  if (!work) throw new Error(`There is no way to keep a cart called ${name}.`)
  for (let slice = 0; slice < 2; slice++) rate(work)
  process.stdout.write(`${median(Array.from({ length: SLICES }, () => rate(work)))}\n`)
  process.exit(0)
}
