import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDemoTemplate } from './demo-databases.ts'
import { openStore } from './open-store.ts'
import { requireBuild } from './require-build.ts'

/** What all tests of a run share: one database server, the images rendered so far, and one store. */
export default async function forTheRun(): Promise<() => Promise<void>> {
  requireBuild()
  const images = await mkdtemp(join(tmpdir(), 'shyrdak-images-'))
  const { connectionString, template, close } = await openDemoTemplate()
  Object.assign(process.env, {
    DEMO_DATABASE: connectionString,
    DEMO_TEMPLATE: template,
    DEMO_IMAGES: images,
  })
  const store = await openStore()
  process.env['STORE_ORIGIN'] = store.origin
  return async () => {
    await store.leave()
    await close()
    await rm(images, { recursive: true, force: true })
  }
}
