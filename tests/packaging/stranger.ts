import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { packed } from './packed.ts'

/** The versions this repository uses itself, so that apps are tested with known ones. */
const { catalog }: { catalog: Record<string, string> } = parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'pnpm-workspace.yaml'), 'utf8'),
)

function pinned(name: string): string {
  const version = catalog[name]
  if (version === undefined) throw new Error(`${name} is not in the catalog`)
  return version
}

/**
 * An empty project outside the repository, with our packages installed from their tarballs by npm.
 *
 * @returns the folder
 */
export function strangersFolder(name: string, files: Record<string, string>, dependencies: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `shyrdak-${name}-`))
  const ours = packed().map((one) => [one.name, `file:${one.tarball}`])
  const theirs = dependencies.map((dependency) => [dependency, pinned(dependency)])
  const manifest = {
    name,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...theirs, ...ours]),
  }
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(manifest, null, 2),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  return folder
}

/** Timeout of a command in minutes, mostly for npm install. Offline, npm would try for an hour. */
const PATIENCE = 5

/** Runs a command in a clean environment, without variables that this repository has set. */
export function run(folder: string, command: string, ...args: string[]): string {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|NODE_OPTIONS$|NODE_ENV$|VITEST)/i.test(name),
  )
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: Object.fromEntries(kept),
    encoding: 'utf8',
    timeout: PATIENCE * 60_000,
  })
  const outcome = signal === null ? 'failed' : `was ended by ${signal} after ${PATIENCE} minutes at most`
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ${outcome}\n${stdout}\n${stderr}`)
  return stdout
}
