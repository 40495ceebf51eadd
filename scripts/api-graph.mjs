// `pnpm graph`: prints which API folders import which, lowest first. Fails on a cycle or a broken rule.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './prepare/root.mjs'

const API = 'apps/api/src/'
const FOLDER = /^apps\/api\/src\/(platform|(?:gateways|modules)\/[^/]+)\//
const TEST = /\.test\.ts$/

const { modules, summary } = JSON.parse(
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      API,
      '--config=.dependency-cruiser.cjs',
      `--include-only=^${API}`,
      '--output-type=json',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  ),
)

/** For each folder, the number of imports into each other folder. */
const imports = new Map()
for (const { source, dependencies } of modules) {
  const from = FOLDER.exec(source)?.[1]
  if (!from || TEST.test(source)) continue
  const counts = imports.get(from) ?? imports.set(from, new Map()).get(from)
  for (const { resolved } of dependencies) {
    const to = FOLDER.exec(resolved)?.[1]
    if (to && to !== from) counts.set(to, (counts.get(to) ?? 0) + 1)
  }
}

const printed = new Set()
const isReady = ([folder, counts]) =>
  !printed.has(folder) && [...counts.keys()].every((to) => printed.has(to))
const width = Math.max(...[...imports.keys()].map(({ length }) => length))
const print = ([folder, counts], note = '') => {
  const to = [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`)
  console.log(`${folder.padEnd(width)}  ${to.length > 0 ? `→ ${to.join(' · ')}` : ''}${note}`.trimEnd())
}

for (;;) {
  const layer = [...imports].filter(isReady).sort(([one], [other]) => one.localeCompare(other))
  if (layer.length === 0) break
  for (const entry of layer) print(entry)
  for (const [folder] of layer) printed.add(folder)
}

const circling = [...imports].filter(([folder]) => !printed.has(folder))
for (const entry of circling) print(entry, '  (in or above a cycle)')
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (circling.length > 0 || summary.violations.length > 0) process.exitCode = 1
else console.log(`\n${printed.size} folders, no cycle, no upward import.`)
