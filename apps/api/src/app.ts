import { contract } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { pino, type Logger } from 'pino'
import { nameManager } from './auth/name-manager.ts'
import { databaseOver, type Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open/open-database.ts'
import { followRevision } from './db/follow-revision.ts'
import type { Settings } from './env.ts'
import { exchangeRatesFor } from './gateways/exchange-rates/exchange-rates.ts'
import { mailFor } from './gateways/mail/mail.ts'
import { banksFor } from './gateways/payments/banks.ts'
import { apiPlugin } from './http/plugin.ts'
import { localCaller, type LocalCall, type LocalCaller } from './http/local.ts'
import { operationsOf } from './http/operations.ts'
import { imageCache } from './media/image-cache.ts'
import { warmImages } from './media/warm-images.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { secret, uuid } from './random.ts'
import { handlers } from './routes/handlers.ts'
import type { AppContext } from './app-context.ts'

export interface Api {
  /** Registers everything the backend answers: `/api`, `/media`, and with demo data the test bank and the mailbox. */
  register: (app: FastifyInstance) => Promise<void>
  /** Calls endpoints in this process, with the same access check and input parse as over HTTP. */
  call: (call: LocalCall) => LocalCaller
  /** Grows whenever something that pages show has changed, in any process. */
  revision: () => number
  /** Whether the goods and people of the demo are in it, whose password everybody may know. */
  hasDemoData: boolean
  /** What the database is: said once at start. */
  databaseKind: 'server' | 'embedded' | 'pglite'
  /** Starts work that may wait until the first page has been served. */
  startBackground: () => Promise<void>
  /** Finishes what is under way and closes the database. */
  close: () => Promise<void>
}

/** The folder of migrations differs between sources and a bundled server, so it is handed in. */
export interface ApiOptions {
  migrationsFolder: string
  /** The same holds for the process that draws pictures. */
  renderWorkerFile?: string | URL
  log?: Logger
  /** Says something to the person who started the store. */
  subscription?: (text: string) => void
  /** Which engine an own database gets, and whether it may lose data in a power cut: for tests. */
  engine?: 'postgres' | 'pglite'
  durable?: boolean
  /** Other doubles at the gateways, for tests. */
  gateways?: Partial<Pick<AppContext, 'banks' | 'mail' | 'rates' | 'clock'>>
}

/** Opens the database, brings it up to date, and gives the backend as one thing. */
export async function createApi(
  settings: Settings,
  {
    migrationsFolder,
    renderWorkerFile = new URL('./media/render-worker.ts', import.meta.url),
    log = pino({ level: settings.logLevel }),
    gateways,
    engine,
    durable,
    subscription = (text) => process.stderr.write(`${text}\n`),
  }: ApiOptions,
): Promise<Api> {
  const opened = await openDatabase({
    dataDir: settings.dataDir,
    log: {
      info: (text) => log.info(text),
      warn: subscription,
      error: (fields, text) => log.error(fields, text),
    },
    ...(settings.databaseUrl !== undefined && { databaseUrl: settings.databaseUrl }),
    ...(engine && { engine }),
    ...(durable !== undefined && { durable }),
  })
  try {
    await migrate(opened.pool, migrationsFolder)
    const db = databaseOver(opened.pool)
    if (settings.demoData && (await isEmpty(opened.pool))) await fillWithDemo(db)
    const revision = await followRevision(opened, log)
    const jobs = startJobs(db, log)
    const images = imageCache({ dataDir: settings.dataDir, workerFile: renderWorkerFile, log })
    const context: AppContext = {
      settings,
      db,
      log,
      clock: gateways?.clock ?? (() => new Date()),
      random: { secret, uuid },
      revision,
      banks: gateways?.banks ?? banksFor(settings, db),
      mail: gateways?.mail ?? mailFor(settings),
      rates: gateways?.rates ?? exchangeRatesFor(settings),
      jobs,
    }
    if (settings.managerEmail) await nameManager(context, settings.managerEmail)
    const operations = operationsOf(contract, handlers)
    return {
      register: (app) => apiPlugin(app, operations, context, images),
      call: localCaller(operations, context),
      revision: () => revision.current(),
      hasDemoData: settings.demoData,
      databaseKind: opened.kind,
      startBackground: async () => {
        await jobs.work(context)
        if (settings.demoData)
          void warmImages(db, images).catch((error: unknown) =>
            log.debug({ err: error }, 'pictures were not drawn ahead'),
          )
      },
      close: async () => {
        images.stop()
        await jobs.stop()
        await revision.stop()
        await opened.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

const isEmpty = async (pool: Pool) => (await pool.query('select from product limit 1')).rowCount === 0

/** The demo goods are read only where they are needed: once. */
async function fillWithDemo(db: Database): Promise<void> {
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo(db)
}
