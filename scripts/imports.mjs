// Checks the import directions of the whole project, and those between the folders of the API: fails on a broken
// rule, or on a cycle of folders at any depth, also of a folder and a file beside it.
//
//   pnpm graph  prints, for every folder of the API, which of its folders import which, lowest first
//   --check     prints only what is wrong, for `pnpm lint`
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { format } from 'dependency-cruiser'
import { cyclesOf, importsWithin, sortMembers } from './folder-graph.mjs'
import { root } from './prepare/root.mjs'

const API = 'apps/api/src/'
const TESTS = /\.test\.ts$|^apps\/api\/src\/testing\//

const cruised = JSON.parse(
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      'packages',
      'apps',
      'stories',
      'tests',
      '--config=.dependency-cruiser.cjs',
      '--output-type=json',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  ),
)
const imports = cruised.modules
  .filter(({ source }) => source.startsWith(API) && !TESTS.test(source))
  .flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith(API))
      .map(({ resolved }) => [source.slice(API.length), resolved.slice(API.length)]),
  )
const within = importsWithin(imports)

function print(folder, members) {
  const isFolder = (name) => !name.includes('.')
  const { sorted, cyclic } = sortMembers(members)
  const shown = [...sorted, ...cyclic].filter(isFolder)
  if (shown.length < 2) return
  console.log(`\n${API}${folder}`)
  const width = Math.max(...shown.map(({ length }) => length))
  for (const name of shown) {
    const counts = [...members.get(name)]
      .filter(([to]) => isFolder(to))
      .map(([to, files]) => [to, files.length])
      .sort(([, one], [, other]) => other - one)
    const to = counts.map(([other, count]) => `${other} ${count}`).join(' · ')
    console.log(`  ${name.padEnd(width)}  ${to && `→ ${to}`}`.trimEnd())
  }
}

if (!process.argv.includes('--check')) for (const [folder, members] of within) print(folder, members)

let cycles = 0
for (const [folder, members] of within) {
  const found = cyclesOf(members)
  if (found.length === 0) continue
  cycles += 1
  console.error(`\nImports within ${API}${folder} form a cycle:\n  ${found.join('\n  ')}`)
}
const { output, exitCode } = await format(cruised, { outputType: 'err' })
if (exitCode > 0) console.error(output)
if (cycles > 0 || exitCode > 0) process.exitCode = 1
else
  console.log(
    `${process.argv.includes('--check') ? '' : '\n'}${cruised.summary.totalDependenciesCruised} imports of ${cruised.modules.length} modules break no rule; ${imports.length} in ${within.size} folders of the API form no cycle.`,
  )
