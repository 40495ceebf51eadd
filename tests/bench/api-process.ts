import { resolve } from 'node:path'
import { createApi, readSettings } from '@shyrdak/api'
import { demoShop } from '@shyrdak/demo-shop'
import fastify from 'fastify'

/** The backend alone, as the store runs it, on the given database; `BACKGROUND=false` runs no jobs. */
const settings = readSettings(process.env)
const api = await createApi(settings, {
  migrationsFolder: resolve(import.meta.dirname, '../../apps/api/migrations'),
  demo: settings.demoData ? demoShop() : undefined,
})
const app = fastify({
  logger: { level: settings.logLevel },
  bodyLimit: 256 * 1024,
  forceCloseConnections: true,
})
await api.register(app)
process.stdout.write(`${await app.listen({ port: settings.port, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => api.close())
    .then(() => process.exit(0))
})
if (process.env['BACKGROUND'] !== 'false') await api.startBackground()
