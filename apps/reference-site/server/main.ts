import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PASSWORD_HASH } from '@shyrdak/demo-shop/password'
import { createApi, type DemoShop, type Settings } from '@shyrdak/api'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import type { Backend } from './backend/backend.ts'
import { localBackend } from './backend/local-backend.ts'
import { openStore } from './open-store.ts'
import { ownSettings } from './settings.ts'

// The composition root of the deployed store: one process that serves the pages, and the API unless that is
// remote.
const here = dirname(fileURLToPath(import.meta.url))
const settings = ownSettings()

/**
 * Loaded on demand: the build puts the demo shop into a separate file, which a store without demo data never
 * loads.
 */
async function demoOf({ demoData }: Pick<Settings, 'demoData'>): Promise<DemoShop | undefined> {
  if (!demoData) return undefined
  const { demoShop } = await import('@shyrdak/demo-shop')
  return demoShop({ renderWorker: join(here, 'render-worker.js'), ready: join(here, 'ready') })
}

/** Loaded on demand too: most stores serve the API themselves and need no proxy. */
async function remoteBackendOf(apiHost: string): Promise<Backend> {
  const { remoteBackend } = await import('./backend/remote-backend.ts')
  return remoteBackend(apiHost)
}

await openStore({
  settings,
  openBackend: async () =>
    settings.apiHost
      ? await remoteBackendOf(settings.apiHost)
      : localBackend(
          await createApi(settings, {
            migrationsFolder: join(here, 'migrations'),
            demo: await demoOf(settings),
            demoPassword: PASSWORD_HASH,
          }),
        ),
  pages: {
    build: () => build as ServerBuild,
    clientFolder: join(here, '../client'),
    styleSheets: join(here, 'style-sheets.json'),
  }, // the plugin's type does not allow an option to be absent
})
