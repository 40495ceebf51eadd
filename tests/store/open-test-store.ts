import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, readSettings, type Api } from '@shyrdak/api'
import {
  createTestDatabase,
  databaseOver,
  dropTestDatabase,
  migrate,
  MIGRATIONS_FOLDER,
  type TestDatabase,
} from '@shyrdak/api/testing'
import { demoShop } from '@shyrdak/demo-shop'
import { createSdk, type Sdk } from '@shyrdak/sdk'
import { completeContract, type CompleteContract } from '@shyrdak/sdk/management'
import fastify from 'fastify'
import { madeOnce } from './made-once.ts'
import { testTransport } from './test-transport.ts'

export interface TestStore {
  api: Api
  origin: string
  /** The real client, over real HTTP. */
  sdk: Sdk<CompleteContract>
  sdkFor: (country: string) => Sdk<CompleteContract>
  dataDir: string
  close: () => Promise<void>
}

interface Options {
  /** A database of the run's PostgreSQL, or a PGlite of its own. */
  engine: 'postgres' | 'pglite'
  /** `DATABASE_URL` here overrides the database. */
  environment?: Record<string, string>
}

/** A copy of a demo shop database that is seeded once per run; by default on the run's server. */
export const createDemoDatabase = (connectionString?: string): Promise<TestDatabase> =>
  createTestDatabase({
    ...(connectionString !== undefined && { connectionString }),
    template: 'demo-store',
    prepare: async (pool) => {
      await migrate(pool, MIGRATIONS_FOLDER)
      await demoShop().seed(databaseOver(pool))
    },
  })

/** The API with demo goods, with its own data folder, listening on a free port. */
export async function openTestStore({ engine, environment = {} }: Options): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-store-'))
  const database =
    engine === 'postgres' && environment['DATABASE_URL'] === undefined
      ? await createDemoDatabase()
      : undefined
  if (engine === 'pglite') await cp(await madeOnce('pglite', fillPglite), dataDir, { recursive: true })
  const api = await apiOn(dataDir, engine, {
    ...(database && { DATABASE_URL: database.connectionString }),
    ...environment,
  })
  // Closing would otherwise wait a minute for connections that never sent a request.
  const app = fastify({ logger: { level: 'error' }, bodyLimit: 256 * 1024, forceCloseConnections: true })
  await api.register(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const sdkFor = (country: string) =>
    createSdk(completeContract, { transport: testTransport({ apiHost: origin, country: () => country }) })
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
      if (database) await dropTestDatabase(database)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const apiOn = (
  dataDir: string,
  engine: Options['engine'],
  environment: Record<string, string> = {},
): Promise<Api> =>
  createApi(
    readSettings({
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      DEMO_DATA: 'true',
      WARM_IMAGES: 'false',
      ...environment,
    }),
    { migrationsFolder: MIGRATIONS_FOLDER, demo: demoShop(), engine, durable: false },
  )

/** Fills a PGlite data folder with the demo shop; copying it takes a tenth of the time. */
const fillPglite = async (dataDir: string) => (await apiOn(dataDir, 'pglite')).close()
