import { resolve } from 'node:path'
import { createApi } from '@shyrdak/api'
import { demoShop } from '@shyrdak/demo-shop'
import { PASSWORD_HASH } from '@shyrdak/demo-shop/password'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { localBackend } from './backend/local-backend.ts'
import { remoteBackend } from './backend/remote-backend.ts'
import { openStore } from './open-store.ts'
import { ownSettings } from './settings.ts'

// The development server: the same store, with Vite serving the pages.
const settings = ownSettings()
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

await openStore({
  settings,
  openBackend: async () =>
    settings.apiHost
      ? remoteBackend(settings.apiHost)
      : localBackend(
          await createApi(settings, {
            migrationsFolder: resolve('../api/migrations'),
            demo: settings.demoData ? demoShop() : undefined,
            demoPassword: PASSWORD_HASH,
          }),
        ),
  pages: {
    build: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  }, // the type of the plugin's virtual module
  before: async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|media|test-bank|dev)\//.test(request.url)) return done()
      vite.middlewares(request.raw, reply.raw, done)
    })
    app.addHook('onClose', () => vite.close())
  },
})
