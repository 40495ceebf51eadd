import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packed } from './packed.ts'
import { run } from './stranger.ts'

const examples = join(import.meta.dirname, '..', '..', 'examples')

/** Every example, by folder name. */
export const EXAMPLES = readdirSync(examples, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/**
 * Copies an example, configures it for the shop at `apiHost`, and installs the packed packages.
 *
 * @returns the folder
 */
export function installExample(name: string, apiHost: string): string {
  const folder = mkdtempSync(join(tmpdir(), `shyrdak-example-${name}-`))
  cpSync(join(examples, name), folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.next|public[\\/]shyrdak)$/.test(path),
  })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://shop.example', apiHost))
  }
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> } // our own file
  const ours = packed().map((one) => [one.name, `file:${one.tarball}`])
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(ours) }
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }))
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  return folder
}
