import { join } from 'node:path'
import type { BodyOf, Endpoint, Language, ParamsOf, QueryOf, ResponseOf } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import type * as z from 'zod/mini'
import { handlers, modules, type StoreContext } from '#app/modules.ts'
import { readSettings } from '#platform/env.ts'
import { mergeShows } from '#platform/module.ts'
import { localCaller } from '#platform/http/local-caller.ts'
import { operationsOf } from '#platform/http/operations.ts'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import { testContext, unreached } from './test-context.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

/** The current time in every store that `openStoreContext` opens. */
export const TEST_DAY = new Date('2026-11-20T09:00:00Z')

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations')

const operations = operationsOf(completeContract, handlers, mergeShows(modules))

interface Options {
  /** Name of the database template: stores seeded in the same way share it. */
  template?: string
  seed?: (db: Database) => Promise<void>
  environment?: Record<string, string>
  gateways?: Partial<StoreContext>
}

export interface StoreUnderTest {
  context: StoreContext
  /** The response to a guest's call, parsed by its endpoint; throws the error body of a refused one. */
  answer: <E extends Endpoint>(
    endpoint: E,
    input?: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> },
    caller?: { country?: string; language?: Language },
  ) => Promise<ResponseOf<E>>
  /** Simulates the notification of a change. */
  refreshCaches: () => void
  close: () => Promise<void>
}

/** The application on a database of its own, with the clock at `TEST_DAY`; empty unless seeded. */
export async function openStoreContext({
  template = 'empty',
  seed,
  environment = {},
  gateways,
}: Options = {}): Promise<StoreUnderTest> {
  const database = await createTestDatabase({
    template,
    prepare: async (pool) => {
      await migrate(pool, MIGRATIONS_FOLDER)
      await seed?.(databaseOver(pool))
    },
  })
  let revision = 1
  const { context } = testContext(databaseOver(database.pool), {
    settings: readSettings(environment),
    clock: () => TEST_DAY,
    random: { secret: () => 'secret', uuid: () => 'uuid' },
    revision: { current: () => revision, refresh: async () => {} },
    mail: unreached('mail'),
    ...gateways,
  })
  const caller = localCaller(operations, context)
  return {
    context,
    answer: async (endpoint, input = {}, { country = 'KG', language = 'ru' } = {}) => {
      const response = await caller({ country, language, ip: '::1' })({ endpoint, ...input })
      if (!response.ok) throw response.body
      return (endpoint.response as z.ZodMiniType<never>).parse(response.answer) // the endpoint's own schema
    },
    refreshCaches: () => {
      revision += 1
    },
    close: () => dropTestDatabase(database),
  }
}
