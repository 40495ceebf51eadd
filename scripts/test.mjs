// `npm test`: runs every check of the project until one fails. `--quick`: only those that need no build.
import { availableParallelism } from 'node:os'
import { install } from './prepare/install.mjs'
import { pnpm } from './prepare/pnpm.mjs'
import { root } from './prepare/root.mjs'
import { supervise } from './process/supervise.mjs'

const node = (file) => [process.execPath, `scripts/${file}`]
const ofTests = (script) => pnpm('--filter', '@shyrdak/tests', 'run', script)

const UNIT = [{ name: 'unit', command: pnpm('run', 'test:unit') }]
const STATIC = [
  { name: 'types', command: pnpm('run', 'typecheck') },
  { name: 'lint', command: pnpm('run', 'lint') },
]

/**
 * Stages run one after the other. The rows of a stage run in parallel, and the steps of a row in sequence:
 * alone, each of these would leave one of two cores idle for much of its time.
 */
const QUICK = [[STATIC, UNIT]]
const ALL = [
  [[...STATIC, { name: 'build', command: node('build-store.mjs') }], UNIT],
  [
    [{ name: 'contract', command: pnpm('run', 'test:contract') }],
    [
      { name: 'packages', command: node('check-packages.mjs') },
      { name: 'packaging', command: ofTests('packaging') },
      { name: 'stories', command: node('stories.mjs') },
    ],
  ],
  [[{ name: 'e2e', command: node('e2e.mjs') }]],
]
const STAGES = process.argv.includes('--quick') ? QUICK : ALL

/** Go programs use every core: two in parallel would slow each other down by a third. */
const shareOfCores = (rows) => ({
  GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / rows))),
  ...process.env,
})

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const title = (name) => console.log(`\n━━ ${name} ${'━'.repeat(Math.max(4, 70 - name.length))}\n`)

/**
 * Runs a step. If others run in parallel, its output is printed at once when it ends; that of a failed step
 * comes last, where it is easy to find at the end of a long log.
 */
async function run({ name, command: [program, ...args] }, rows) {
  const isAlone = rows === 1
  const since = Date.now()
  let output = ''
  if (isAlone) title(name)
  const { code, stopped } = await supervise(program, args, {
    cwd: root,
    env: shareOfCores(rows),
    ownGroup: true,
    ...(!isAlone && {
      stdio: ['ignore', 'pipe', 'pipe'],
      onStart: ({ stdout, stderr }) => {
        for (const stream of [stdout, stderr])
          stream.setEncoding('utf8').on('data', (text) => (output += text))
      },
    }),
  })
  const result = { name, code: stopped ? 130 : code, ms: Date.now() - since, output }
  if (!isAlone && result.code === 0) show(result)
  if (!isAlone && result.code !== 0) console.log(`\n${name} failed; its output comes last\n`)
  return result
}

function show({ name, output }) {
  title(name)
  console.log(output.trimEnd())
}

/** Runs the steps of a row until one fails. */
async function runRow(steps, rows) {
  const results = []
  for (const step of steps) {
    results.push(await run(step, rows))
    if (results.at(-1).code !== 0) break
  }
  return results
}

function summary(results, total) {
  const rows = STAGES.flat(2).map(({ name }) => {
    const result = results.find((one) => one.name === name)
    if (result === undefined) return [name, 'not run', '']
    return [name, result.code === 0 ? 'passed' : `failed (${result.code})`, seconds(result.ms)]
  })
  const line = ([name, outcome, time]) => `  ${name.padEnd(12)}${outcome.padEnd(14)}${time.padStart(9)}`
  return ['', ...rows.map(line), line(['total', '', seconds(total)]), ''].join('\n')
}

await install()

const since = Date.now()
const results = []
for (const stage of STAGES) {
  const names = stage.flat().map(({ name }) => name)
  if (stage.length > 1) console.log(`\n${names.join(', ')}…`)
  const rows = await Promise.all(stage.map((steps) => runRow(steps, stage.length)))
  results.push(...rows.flat())
  if (results.some(({ code }) => code !== 0)) break
}

const failed = results.filter(({ code }) => code !== 0)
for (const result of failed) if (result.output !== '') show(result)
console.log(summary(results, Date.now() - since))
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed[0]?.code ?? 0
