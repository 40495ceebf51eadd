// Builds and packs the published packages once for all tests of this folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/ensure-chromium.mjs'
import { packAll } from '../../scripts/packages/pack.mjs'
import { buildPackages } from '../../scripts/prepare/build-packages.mjs'

export async function setup({ provide }) {
  await buildPackages()
  const folder = mkdtempSync(join(tmpdir(), 'shyrdak-packed-'))
  provide('packed', packAll(folder))
  provide('chromium', await ensureChromium())
  return () => rmSync(folder, { recursive: true, force: true })
}
