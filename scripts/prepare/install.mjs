import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { once } from './once.mjs'
import { pnpm } from './pnpm.mjs'
import { root } from './root.mjs'

/** Installs the lockfile's packages if not done yet, and generates the types of the texts. */
export async function install() {
  const manifests = globSync('{package.json,{packages,apps}/*/package.json,{stories,tests}/package.json}', {
    cwd: root,
  })
  // With NODE_ENV=production pnpm would skip what builds the store.
  const { NODE_ENV: _, ...env } = process.env
  await once({
    name: 'install',
    title: 'Installing',
    sources: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.sort()],
    results: ['node_modules/.modules.yaml'],
    commands: [
      pnpm('install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'),
    ],
    env,
  })
  execFileSync(process.execPath, ['scripts/texts.mjs'], { cwd: root, stdio: 'inherit' })
}
