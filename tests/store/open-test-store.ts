import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApi, readSettings, type Api } from '@shyrdak/api'
import { createSdk, httpTransport, type Sdk } from '@shyrdak/sdk'
import { contract, type Contract } from '@shyrdak/sdk/contract'
import fastify from 'fastify'

export interface TestStore {
  api: Api
  origin: string
  /** The real client, over real HTTP. */
  sdk: Sdk<Contract>
  sdkFor: (country: string) => Sdk<Contract>
  dataDir: string
  close: () => Promise<void>
}

interface Options {
  engine: 'postgres' | 'pglite'
  environment?: Record<string, string>
}

/** The API with demo goods, on a database of its own in a throw-away folder, listening on a free port. */
export async function openTestStore({ engine, environment = {} }: Options): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-store-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    DEMO_DATA: 'true',
    ...environment,
  })
  const api = await createApi(settings, {
    migrationsFolder: resolve(import.meta.dirname, '../../apps/api/migrations'),
    engine,
    durable: false,
  })
  const app = fastify({ logger: { level: 'error' }, bodyLimit: 256 * 1024 })
  await api.register(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const sdkFor = (country: string) =>
    createSdk(contract, { transport: httpTransport({ apiHost: origin, country: () => country }) })
  await api.startBackground()
  return {
    api,
    origin,
    sdk: sdkFor('KG'),
    sdkFor,
    dataDir,
    close: async () => {
      await app.close()
      await api.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
