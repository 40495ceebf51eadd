import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApi } from '@shyrdak/api'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { localBackend } from './backend/local-backend.ts'
import { remoteBackend } from './backend/remote-backend.ts'
import { openStore } from './open-store.ts'
import { ownSettings } from './settings.ts'

// The composition root of the deployed product: one process that answers pages, and the API unless that is elsewhere.
const here = dirname(fileURLToPath(import.meta.url))
const settings = ownSettings()

await openStore({
  settings,
  openBackend: async () =>
    settings.apiHost
      ? remoteBackend(settings.apiHost)
      : localBackend(
          await createApi(settings, {
            migrationsFolder: join(here, 'migrations'),
            renderWorkerFile: join(here, 'render-worker.js'),
          }),
        ),
  pages: { build: () => build as ServerBuild, clientFolder: join(here, '../client') }, // the plugin's type forgets that an option may be absent
})
