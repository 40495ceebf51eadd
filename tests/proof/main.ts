import { appendFile, readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PROGRAMME, type ProofName, type Scale } from './programme.ts'
import type { Report } from './report.ts'

const HEAD = `# Proof

What \`pnpm proof\` has found, newest last. No failure in n trials bounds the true rate below 3/n with 95 % confidence.
`

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: 'full' },
    only: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
})
const scale: Scale = values.scale === 'tenth' ? 'tenth' : 'full'
const every = Object.keys(PROGRAMME) as ProofName[] // keys() loses the names of the table
const unknown = values.only.filter((name) => !every.some((known) => known === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no proof called ${unknown.join(', ')}; there are ${every.join(', ')}.\n`)
  process.exit(1)
}

const reports: Report[] = []
for (const name of every.filter((one) => values.only.length === 0 || values.only.includes(one))) {
  process.stdout.write(`${name} … `)
  const report = await PROGRAMME[name](scale)
  reports.push(report)
  process.stdout.write(
    `${report.broken.length === 0 ? 'held' : 'BROKEN'} in ${report.seconds} s: ${report.seen}\n`,
  )
  for (const fault of report.broken.slice(0, 10)) process.stdout.write(`    ${fault}\n`)
}

const rows = reports.map(
  ({ name, trials, broken, seen, seconds }) =>
    `| ${name} | ${trials} | ${broken.length === 0 ? '0' : `**${broken.length}**: ${broken[0]}`} | ${seen} | ${seconds} |`,
)
const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
const table = `
## ${when} UTC, ${scale === 'full' ? 'full counts' : 'a tenth'}

${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, PostgreSQL embedded.

| proof | trials | broken | seen | s |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
process.stdout.write(table)
if (!values['dry-run']) {
  const file = resolve(import.meta.dirname, '../../docs/measurements/proof.md')
  const isNew = (await readFile(file, 'utf8').catch(() => '')) === ''
  await appendFile(file, isNew ? HEAD + table : table)
}
process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0
