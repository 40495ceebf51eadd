import { appendFile, readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MEASUREMENTS, type MeasurementName } from './measurements.ts'
import { tableOf, type Row } from './row.ts'

const HEAD = `# Bench

What \`pnpm bench\` has measured, newest last. Ratios are within one interleaved run and medians of its rounds;
figures of different runs are not comparable. Limits and targets: the smallest programme that does the same work
on the same machine and database, and the share of it that the store is held to.
`

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
})
const every = Object.keys(MEASUREMENTS) as MeasurementName[] // keys() loses the names of the table
const unknown = values.only.filter((name) => !every.some((known) => known === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement called ${unknown.join(', ')}; there are ${every.join(', ')}.\n`,
  )
  process.exit(1)
}

const began = performance.now()
const rows: Row[] = []
const loads = [loadavg()[0] ?? 0]
for (const name of every.filter((one) => values.only.length === 0 || values.only.includes(one))) {
  const started = performance.now()
  const found = await MEASUREMENTS[name]()
  loads.push(loadavg()[0] ?? 0)
  rows.push(...found)
  process.stdout.write(
    `\n${name}, ${Math.round((performance.now() - started) / 1000)} s\n${tableOf(found)}\n`,
  )
}

const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
const table = `
## ${when} UTC${values.only.length > 0 ? `, only ${values.only.join(', ')}` : ''}

${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${Math.round((performance.now() - began) / 1000)} s; load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.

${tableOf(rows)}
`
if (!values['dry-run']) {
  const file = resolve(import.meta.dirname, '../../docs/measurements/bench.md')
  const isNew = (await readFile(file, 'utf8').catch(() => '')) === ''
  await appendFile(file, isNew ? HEAD + table : table)
}
