// `npm test`: every check of the project, one after the other, up to the first that fails.
import { install } from './prepare/install.mjs'
import { pnpm } from './prepare/pnpm.mjs'
import { root } from './prepare/root.mjs'
import { supervise } from './process/supervise.mjs'

const node = (file) => [process.execPath, `scripts/${file}`]

const STEPS = [
  { name: 'types', command: pnpm('run', 'typecheck') },
  { name: 'lint', command: pnpm('run', 'lint') },
  { name: 'unit', command: pnpm('run', 'test:unit') },
  { name: 'build', command: node('build-store.mjs') },
  { name: 'packages', command: node('check-packages.mjs') },
  { name: 'packaging', command: pnpm('--filter', '@shyrdak/tests', 'run', 'packaging') },
  { name: 'contract', command: pnpm('run', 'test:contract') },
  { name: 'stories', command: node('stories.mjs') },
  { name: 'e2e', command: node('e2e.mjs') },
]

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

function summary(results) {
  const rows = STEPS.map(({ name }, index) => {
    const result = results[index]
    if (result === undefined) return [name, 'not run', '']
    return [name, result.code === 0 ? 'passed' : `failed (${result.code})`, seconds(result.ms)]
  })
  const line = ([name, outcome, time]) => `  ${name.padEnd(12)}${outcome.padEnd(14)}${time.padStart(9)}`
  const total = results.reduce((sum, { ms }) => sum + ms, 0)
  return ['', ...rows.map(line), line(['total', '', seconds(total)]), ''].join('\n')
}

await install()

const results = []
for (const { name, command } of STEPS) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(4, 70 - name.length))}\n`)
  const since = Date.now()
  const [program, ...args] = command
  const { code, stopped } = await supervise(program, args, { cwd: root, ownGroup: true })
  results.push({ code: stopped ? 130 : code, ms: Date.now() - since })
  if (stopped || code !== 0) break
}

const failed = results.find(({ code }) => code !== 0)
const passed = results.filter(({ code }) => code === 0).length
console.log(summary(results))
console.log(`${passed} passed, ${failed === undefined ? 0 : 1} failed`)
process.exitCode = failed?.code ?? 0
