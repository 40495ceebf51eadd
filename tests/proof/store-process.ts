import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { createApi, readSettings } from '@shyrdak/api'
import { demoShop } from '@shyrdak/demo-shop'
import fastify from 'fastify'

/**
 * The whole backend as a process that can be killed, with its database in the given folder. Prints its origin
 * as one line once it accepts requests.
 */
const apps = resolve(import.meta.dirname, '../../apps')
const [dataDir = '', durability = 'durable'] = process.argv.slice(2)
const settings = readSettings({
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'false',
  DEMO_DATA: 'true',
  WARM_IMAGES: 'false',
  ORDER_HOLD_MINUTES: '1000',
  SMTP_URL: process.env['SMTP_URL'],
  TEST_BANK_FAULTS: process.env['TEST_BANK_FAULTS'],
  TRUST_PROXY: 'true',
  // Not DATABASE_URL: a developer's own database must not be used for proofs.
  DATABASE_URL: process.env['STORE_DATABASE_URL'],
})
const api = await createApi(settings, {
  migrationsFolder: join(apps, 'api/migrations'),
  demo: demoShop({
    renderWorker: join(apps, 'demo-shop/src/images/render-worker.ts'),
    ready: join(apps, 'demo-shop/ready'),
  }),
  engine: 'postgres',
  durable: durability === 'durable',
})
const app = fastify({
  trustProxy: settings.trustProxy,
  logger: { level: 'error' },
  bodyLimit: 256 * 1024,
  forceCloseConnections: true,
})
await api.register(app)
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
// A killed process cannot save its compile cache for the next.
flushCompileCache()
process.stdout.write(`${origin}\n`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => api.close())
    .then(() => process.exit(0))
})
await api.startBackground()
