import { completeContract } from '@shyrdak/sdk/management'
import { pino, type Logger } from 'pino'
import { ensureManager } from '#modules/accounts/index.ts'
import { pricedDelivery } from '#modules/delivery/index.ts'
import { goodsByColor, hasListPrices } from '#modules/wholesale/index.ts'
import type { Settings } from '#platform/env.ts'
import { eventsOf } from '#platform/events.ts'
import { localCaller } from '#platform/http/local-caller.ts'
import { operationsOf } from '#platform/http/operations.ts'
import { httpPlugin } from '#platform/http/http-plugin.ts'
import { sharedStore } from '#platform/http/rate-limit.ts'
import { recentWriters } from '#platform/http/recent-writers.ts'
import { requestCounter } from '#platform/http/request-counter.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { referencedImages } from '#platform/media/referenced-images.ts'
import { mergeShows } from '#platform/module.ts'
import { openDatabase, prepareDataFolder, type OpenedDatabase } from '#platform/open-postgres/index.ts'
import { secret, uuid } from '#platform/random.ts'
import { followRevision } from '#platform/sql/follow-revision.ts'
import { followTopics } from '#platform/sql/topics.ts'
import { storageFor } from '#platform/storage/storage.ts'
import type { Api, ApiOptions } from './app/api.ts'
import { backgroundWork } from './app/background-work.ts'
import { handlers, imageColumns, jobs, listeners, modules, type StoreContext } from './app/modules.ts'
import { openGateways } from './app/open-gateways.ts'
import { prepareStore } from './app/prepare-store.ts'
import { servedOverHttp } from './app/served-over-http.ts'
import { storeImages } from './app/store-images.ts'

/** Opens the database, migrates it, and composes the backend. */
export async function createApi(settings: Settings, options: ApiOptions): Promise<Api> {
  const { log = pino({ level: settings.logLevel }) } = options
  for (const text of settings.warnings) log.warn(text)
  const opened = await databaseFor(settings, options, log)
  try {
    return await composed(settings, options, { opened, log })
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function composed(
  settings: Settings,
  options: ApiOptions,
  { opened, log }: { opened: OpenedDatabase; log: Logger },
): Promise<Api> {
  const { demo, gateways: replaced } = options
  const { db, hasDemoPeople } = await prepareStore(opened.pool, settings, { ...options, log })
  const clock = replaced?.clock ?? (() => new Date())
  const revision = await followRevision(opened, log)
  const topics = await followTopics(opened, log)
  const queue = jobQueue(db, log, jobs)
  const {
    gateways,
    testBank,
    close: closeGateways,
  } = await openGateways(settings, { db, log, clock }, replaced)
  const context: StoreContext = {
    settings: { ...settings, delivery: await pricedDelivery({ db, log, clock }, settings.delivery) },
    db,
    log,
    clock,
    random: { secret, uuid },
    revision,
    topics,
    files: storageFor(settings),
    namedImages: referencedImages(imageColumns),
    ...gateways,
    wholesaleGoods: { byColor: goodsByColor, hasListPrices },
    jobs: queue,
    events: eventsOf(listeners, () => context),
  }
  if (settings.managerEmail) await ensureManager(context, settings.managerEmail)

  const operations = operationsOf(completeContract, handlers, mergeShows(modules))
  const images = storeImages(context, demo)
  const background = backgroundWork(context, {
    queue,
    images,
    warms: demo !== undefined && settings.warmImages,
  })
  const served = servedOverHttp(context, { operations, images, testBank, showsMailbox: demo !== undefined })
  const writers = recentWriters()
  let isDraining = false
  return {
    register: (app) => httpPlugin(app, { ...served, writers, isDraining: () => isDraining }),
    call: localCaller(operations, context),
    revision: revision.current,
    hasJustWritten: writers.has,
    requestCounter: (scope) => requestCounter(scope, sharedStore(context)),
    hasDemoPeople,
    databaseKind: opened.kind,
    startBackground: background.start,
    drain: () => {
      isDraining = true
      background.rest()
    },
    close: async () => {
      await background.stop()
      await closeGateways()
      await revision.stop()
      await topics.stop()
      await opened.close()
    },
  }
}

async function databaseFor(
  { dataDir, databaseUrl }: Settings,
  { engine, durable, notice = (text) => process.stderr.write(`${text}\n`) }: ApiOptions,
  log: Logger,
): Promise<OpenedDatabase> {
  return openDatabase({
    // Even with an external database it holds uploaded files, emails and images.
    dataDir: await prepareDataFolder(dataDir),
    log: { info: (text) => log.info(text), warn: notice, error: (fields, text) => log.error(fields, text) },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(engine && { engine }),
    ...(durable !== undefined && { durable }),
  })
}
