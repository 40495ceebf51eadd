import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MEASUREMENTS, type MeasurementName } from './measurements.ts'
import { withSections } from './record.ts'
import { tableOf } from './row.ts'

const RECORD = resolve(import.meta.dirname, '../../docs/measurements/bench.md')

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

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
const load = () => (loadavg()[0] ?? 0).toFixed(1)

const sections = new Map<string, string>()
for (const name of every.filter((one) => values.only.length === 0 || values.only.includes(one))) {
  const began = performance.now()
  const before = load()
  const table = tableOf(await MEASUREMENTS[name]())
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`\n${name}, ${seconds} s\n${table}\n`)
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  sections.set(
    name,
    `${when} UTC, ${machine}, ${seconds} s; load of the machine before ${before}, after ${load()}.\n\n${table}`,
  )
}
if (!values['dry-run']) {
  const text = existsSync(RECORD) ? await readFile(RECORD, 'utf8') : ''
  await writeFile(RECORD, withSections(text, sections))
}
