import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../prepare/pnpm.mjs'
import { root } from '../prepare/root.mjs'
import { PACKAGES } from './packages.mjs'

/**
 * Packs every package as for publishing.
 *
 * @param {string} folder an existing folder for the tarballs
 * @returns {{ name: string, folder: string, tarball: string }[]}
 */
export function packAll(folder) {
  return PACKAGES.map((name) => {
    const from = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    const [command, ...args] = pnpm('pack', '--pack-destination', folder)
    execFileSync(command, args, { cwd: from, stdio: ['ignore', 'ignore', 'inherit'] })
    const file = `shyrdak-${name}-${manifest.version}.tgz`
    if (!readdirSync(folder).includes(file)) throw new Error(`pnpm pack made no ${file}`)
    return { name: manifest.name, folder: from, tarball: join(folder, file) }
  })
}
