import { completeContract, type CompleteContract } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { carriersOf } from '#gateways/delivery/ask-carriers.ts'
import { carriersFor } from '#gateways/delivery/carriers.ts'
import { readCarrierFaults } from '#gateways/delivery/test-carriers/faults.ts'
import { openTestCarriers } from '#gateways/delivery/test-carriers/test-carriers.ts'
import { exchangeRatesFor } from '#gateways/exchange-rates/exchange-rates.ts'
import { mailFor } from '#gateways/mail/mail.ts'
import { mailboxRoutes } from '#gateways/mail/mailbox-routes.ts'
import { banksFor } from '#gateways/payments/banks.ts'
import { readFaults } from '#gateways/payments/test-bank/faults.ts'
import { openTestBank, type TestBank } from '#gateways/payments/test-bank/test-bank.ts'
import { testBankRoutes } from '#gateways/payments/test-bank/test-bank-routes.ts'
import { accounts, ensureManager, sessionOf } from '#modules/accounts/index.ts'
import { backInStock } from '#modules/back-in-stock/index.ts'
import { catalogue, type CatalogueContext } from '#modules/catalogue/index.ts'
import { chat } from '#modules/chat/index.ts'
import { content } from '#modules/content/index.ts'
import { deskOf } from '#modules/desk/index.ts'
import { delivery, pricedDelivery, importPriceListsFile } from '#modules/delivery/index.ts'
import { discounts } from '#modules/discounts/index.ts'
import { inbox } from '#modules/inbox/index.ts'
import { orders } from '#modules/orders/index.ts'
import { payments, type PaymentsContext } from '#modules/payments/index.ts'
import { requests } from '#modules/requests/index.ts'
import { reviews } from '#modules/reviews/index.ts'
import { goodsByColor, hasListPrices, wholesale } from '#modules/wholesale/index.ts'
import { wishlist } from '#modules/wishlist/index.ts'
import type { DemoShop } from './demo-shop.ts'
import type { Settings } from '#platform/env.ts'
import { withEmailLayout } from '#platform/email/email-layout.ts'
import { causeOf } from '#platform/error-cause.ts'
import { eventsOf, type Listener } from '#platform/events.ts'
import type { HandlersFor, Unanswered, WhereNone } from '#platform/handler.ts'
import { localCaller, type CallerContext, type LocalCaller } from '#platform/http/local.ts'
import { operationsOf } from '#platform/http/operations.ts'
import { httpPlugin } from '#platform/http/plugin.ts'
import { sharedStore } from '#platform/http/rate-limit.ts'
import { recentWriters } from '#platform/http/recent-writers.ts'
import { requestCounter, type RequestCounter } from '#platform/http/request-counter.ts'
import { sweepRateLimits } from '#platform/http/sweep-rate-limits.ts'
import { sweepIntents } from '#platform/idempotency/sweep-intents.ts'
import type { Job } from '#platform/jobs/job.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { startSweeps, type Sweep } from '#platform/jobs/sweeps.ts'
import { imageCache } from '#platform/media/image-cache.ts'
import type { ImageColumns } from '#platform/media/image-columns.ts'
import { referencedImages } from '#platform/media/referenced-images.ts'
import { warmImages } from '#platform/media/warm-images.ts'
import { mediaRoutes } from '#platform/http/media-routes.ts'
import { mergeHandlers, mergeShows, type Module } from '#platform/module.ts'
import { openDatabase, prepareDataFolder } from '#platform/open-postgres/index.ts'
import { secret, uuid } from '#platform/random.ts'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { followTopics } from '#platform/sql/topics.ts'
import { followRevision } from '#platform/sql/follow-revision.ts'
import type { Revision } from '#platform/sql/revision.ts'
import { migrate } from '#platform/sql/migrate.ts'
import { storageFor } from '#platform/storage/storage.ts'
import { sweepFiles } from '#platform/storage/sweep-files.ts'
import { uploadedFilms } from '#platform/storage/uploaded-films.ts'
import { goneUploads, imagesForAll, imageSources, uploadedImages } from '#platform/storage/uploaded-images.ts'

/** The context of the whole application: the platform and the gateways of every module. */
export type StoreContext = CatalogueContext & PaymentsContext

/** The modules that serve endpoints. The order matters: each may use only those before it. */
const DOMAINS = [
  accounts,
  content,
  inbox,
  catalogue,
  delivery,
  discounts,
  orders,
  payments,
  requests,
  reviews,
  backInStock,
  wishlist,
  wholesale,
  chat,
] as const

const MODULES = [...DOMAINS, deskOf<StoreContext>(DOMAINS)] as const

export const modules: readonly Module<StoreContext>[] = MODULES
const answered = mergeHandlers(MODULES)
export const handlers: WhereNone<
  Unanswered<CompleteContract, typeof answered>,
  HandlersFor<CompleteContract, StoreContext>
> = answered
export const jobs: readonly Job<never, StoreContext>[] = modules.flatMap((module) => module.jobs ?? [])
export const listeners: readonly Listener<StoreContext>[] = modules.flatMap(
  (module) => module.listeners ?? [],
)
export const imageColumns: readonly ImageColumns[] = modules.flatMap(({ images }) => (images ? [images] : []))

const sweeps: readonly Sweep<StoreContext>[] = [
  ...modules.flatMap((module) => module.sweeps ?? []),
  { name: 'intents', run: sweepIntents },
  { name: 'rate-limits', run: sweepRateLimits },
  { name: 'files', everyMinutes: 30, run: sweepFiles },
]

export interface Api {
  /** Registers everything the backend serves: `/api`, `/media`, and if enabled test bank and mailbox. */
  register: (app: FastifyInstance) => Promise<void>
  /** Calls endpoints in this process, with the same access check and input parsing as over HTTP. */
  call: (call: CallerContext) => LocalCaller
  /** Grows whenever any process changes what pages show; given tags, whenever one of those changes. */
  revision: Revision['current']
  /** Whether this IP address changed something that pages show a moment ago, through this process. */
  hasJustWritten: (ip: string) => boolean
  /** Lets a scope outside the API count requests, in the store of the API's rate limits. */
  requestCounter: (scope: FastifyInstance) => Promise<RequestCounter>
  /** Whether the demo accounts were there when the store was opened, with their public password. */
  hasDemoPeople: boolean
  databaseKind: 'server' | 'embedded' | 'pglite'
  /** Starts work that can wait until the first page has been served. */
  startBackground: () => Promise<void>
  /** From now on `/health` reports the shutdown and no new job starts; running work continues. */
  drain: () => void
  /** Finishes running work and closes the database. */
  close: () => Promise<void>
}

export interface ApiOptions {
  /** Differs between running from source and a bundled server. */
  migrationsFolder: string
  /** Fills the store if it is empty. */
  demo?: DemoShop | undefined
  log?: Logger
  /** Writes a line to the person who starts the store. */
  notice?: (text: string) => void
  /** For tests: the engine of an embedded database, and whether it must survive a power cut. */
  engine?: 'postgres' | 'pglite'
  durable?: boolean
  /** For tests: other doubles for the gateways. */
  gateways?: Partial<Pick<StoreContext, 'banks' | 'carriers' | 'mail' | 'rates' | 'clock'>>
}

/** Opens the database, migrates it, and composes the backend. */
export async function createApi(
  settings: Settings,
  {
    migrationsFolder,
    demo,
    log = pino({ level: settings.logLevel }),
    gateways,
    engine,
    durable,
    notice = (text) => process.stderr.write(`${text}\n`),
  }: ApiOptions,
): Promise<Api> {
  for (const text of settings.warnings) log.warn(text)
  const opened = await openDatabase({
    // Even with an external database it holds uploaded files, emails and images.
    dataDir: await prepareDataFolder(settings.dataDir),
    log: { info: (text) => log.info(text), warn: notice, error: (fields, text) => log.error(fields, text) },
    ...(settings.databaseUrl !== undefined && { databaseUrl: settings.databaseUrl }),
    ...(engine && { engine }),
    ...(durable !== undefined && { durable }),
  })
  try {
    await migrate(opened.pool, migrationsFolder)
    const db = databaseOver(opened.pool)
    if (demo && (await isEmpty(db))) await demo.seed(db)
    const hasDemoPeople = (await demo?.hasPeople(db)) ?? false
    const { tariffsFile } = settings.delivery
    if (tariffsFile !== undefined) await importPriceListsFile(db, tariffsFile)
    const revision = await followRevision(opened, log)
    const topics = await followTopics(opened, log)
    const queue = jobQueue(db, log, jobs)
    const files = storageFor(settings)
    const namedImages = referencedImages(imageColumns)
    const images = imageCache({
      dataDir: settings.dataDir,
      source: imageSources(uploadedImages({ db, files }), demo?.images),
      isShown: imagesForAll({ db, namedImages }),
      maxBytes: settings.imageCacheBytes,
      log,
    })
    const clock = gateways?.clock ?? (() => new Date())
    const testBank = settings.testBank ? await testBankOf(settings, db, clock, log) : undefined
    const testCarriers = settings.delivery.testCarriers
      ? openTestCarriers({
          clock,
          newId: secret,
          faults: readCarrierFaults(settings.delivery.testCarriersFaults),
        })
      : undefined
    const carriers = testCarriers?.carriers ?? carriersFor(settings.delivery, clock)
    const context: StoreContext = {
      settings: { ...settings, delivery: await pricedDelivery({ db, log, clock }, settings.delivery) },
      db,
      log,
      clock,
      random: { secret, uuid },
      revision,
      topics,
      files,
      namedImages,
      banks: gateways?.banks ?? testBank?.banks ?? banksFor(settings.payments, clock),
      carriers: gateways?.carriers ?? carriersOf(carriers, { log, clock }),
      mail: withEmailLayout(gateways?.mail ?? mailFor(settings), settings),
      rates: gateways?.rates ?? exchangeRatesFor(settings),
      wholesaleGoods: { byColor: goodsByColor, hasListPrices },
      jobs: queue,
      events: eventsOf(listeners, () => context),
    }
    if (settings.managerEmail) await ensureManager(context, settings.managerEmail)
    const operations = operationsOf(completeContract, handlers, mergeShows(modules))
    const writers = recentWriters()
    let stopSweeps = () => {}
    let isDraining = false
    return {
      register: (app) =>
        httpPlugin(app, {
          isDraining: () => isDraining,
          writers,
          context,
          operations,
          authenticate: (token) => sessionOf(db, token, clock()),
          routes: modules.flatMap(({ routes }) =>
            routes ? [(scope: FastifyInstance) => routes(scope, context)] : [],
          ),
          outside: [
            (scope) => mediaRoutes(scope, { images, films: uploadedFilms({ db, files }) }, settings),
            ...(testBank ? [(scope: FastifyInstance) => testBankRoutes(scope, context, testBank)] : []),
            ...(demo ? [(scope: FastifyInstance) => mailboxRoutes(scope, context)] : []),
          ],
        }),
      call: localCaller(operations, context),
      revision: revision.current,
      hasJustWritten: writers.has,
      requestCounter: (scope) => requestCounter(scope, sharedStore(context)),
      hasDemoPeople,
      databaseKind: opened.kind,
      startBackground: async () => {
        // Runs after the sweep of the uploads themselves; each process removes the images it has rendered.
        const forgetImages = () => images.forget((names) => goneUploads({ db }, names))
        stopSweeps = startSweeps(
          [...sweeps, { name: 'images', everyMinutes: 30, run: forgetImages }],
          context,
        )
        await queue.work(context)
        const photos = modules.flatMap((module) => module.photos ?? [])
        if (demo && settings.warmImages)
          void warmImages(db, images, photos).catch((error: unknown) =>
            log.warn({ err: error }, `images: rendering ahead failed: ${causeOf(error)}`),
          )
      },
      drain: () => {
        isDraining = true
        stopSweeps()
        queue.rest()
      },
      close: async () => {
        stopSweeps()
        images.stop()
        await queue.stop()
        await testBank?.close()
        await testCarriers?.close()
        await context.mail.close?.()
        await revision.stop()
        await topics.stop()
        await opened.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** The doubles of every payment provider, with the faults from the settings. */
const testBankOf = (
  { testBankSecret, payments: { testBankFaults, kkbFlavour } }: Settings,
  db: Database,
  clock: () => Date,
  log: Logger,
): Promise<TestBank> =>
  openTestBank({
    db,
    secret: testBankSecret,
    clock,
    newId: secret,
    log,
    faults: readFaults(testBankFaults),
    kkb: kkbFlavour,
  })

const isEmpty = async (db: Database) => (await db.execute(sql`select from product limit 1`)).rowCount === 0
