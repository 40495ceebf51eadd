import { openStore } from './open-store.ts'
import { requireBuild } from './require-build.ts'

/** One store for the whole run, so that its pictures are drawn once; it is closed with the run. */
export default async function forTheRun(): Promise<() => Promise<void>> {
  requireBuild()
  const store = await openStore()
  process.env['STORE_ORIGIN'] = store.origin
  return store.leave
}
