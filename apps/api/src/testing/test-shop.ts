import { join } from 'node:path'
import type {
  DeliveryService,
  LineRequest,
  NewRetailOrder,
  Quote,
  QuotedLine,
  QuoteDestination,
} from '@shyrdak/sdk/contract'
import { addMoney, multiplyMoney, parcelsOf } from '@shyrdak/sdk/rules'
import { and, eq } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import type { OpenedDatabase } from '#platform/open-postgres/index.ts'
import { seedGoods } from '#modules/catalogue/seed-goods.ts'
import { stock } from '#modules/catalogue/tables.ts'
import { seedTariffs } from '#modules/delivery/seed-tariffs.ts'
import { quoteCart } from '#modules/delivery/quote-cart.ts'
import type { Faults } from '#gateways/payments/test-bank/faults.ts'
import { demoRates } from '#gateways/exchange-rates/demo-rates.ts'
import { testBankRoutes } from '#gateways/payments/test-bank/test-bank-routes.ts'
import { openTestBank, type TestBank } from '#gateways/payments/test-bank/test-bank.ts'
import { registerErrorHandler } from '#platform/http/errors.ts'
import { jobs as allJobs } from '#app/modules.ts'
import { payments } from '#modules/payments/index.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { secret } from '#platform/random.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll, NO_GOODS } from './goods.ts'
import { testContext, type TestContext } from './test-context.ts'
import { TARIFFS } from './tariffs.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'
import { stockSpecialGoods } from './test-special-goods.ts'

type Placement = z.infer<typeof NewRetailOrder>

/** How often a race is repeated: a tenth of the full count, unless `SHYRDAK_TRIALS=full`. */
export const trials = (full: number): number =>
  process.env['SHYRDAK_TRIALS'] === 'full' ? full : Math.ceil(full / 10)

/** Two pairs of slippers in two sizes, sold in Kyrgyzstan, the first also in Kazakhstan; and two rugs. */
async function stockGoods(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    await seedTariffs(tx, TARIFFS)
    await seedGoods(tx, {
      ...NO_GOODS,
      exchangeRates: await demoRates().fetch(),
      categories: [{ id: 1, url: 'slippers', title: inAll('Slippers'), description: inAll(''), position: 1 }],
      colors: [{ id: 1, name: inAll('Madder'), hex: '#a3302b', position: 1 }],
      products: [1, 2].map((id) => ({
        id,
        slug: `slippers-${id}`,
        name: inAll(`Slippers ${id}`),
        description: inAll(''),
        details: [],
        categoryId: 1,
        group: 'unisex',
        weightG: 400,
        createdAt: new Date(),
      })),
      variations: [1, 2].map((id) => ({
        id,
        productId: id,
        colorId: 1,
        photos: [`/media/slippers-${id}.webp`],
        position: 1,
      })),
      stock: [1, 2].flatMap((variationId) => [
        { variationId, size: '38', quantity: 10, position: 1 },
        { variationId, size: '39', quantity: 10, position: 2 },
      ]),
      prices: [
        { productId: 1, country: 'KG', amountMinor: 250_000, discountMinor: 25_000 },
        { productId: 1, country: 'KZ', amountMinor: 300_000 },
        { productId: 2, country: 'KG', amountMinor: 120_050 },
      ],
    })
    await stockSpecialGoods(tx)
  })
}

const migrations = join(import.meta.dirname, '../../migrations')

export interface TestShop extends TestContext {
  app: FastifyInstance
  faults: Faults
  testBank: TestBank
  setStock(variationId: number, size: string, quantity: number): Promise<void>
  stockOf(variationId: number, size: string): Promise<number>
  quote(items: LineRequest[], country?: string, destination?: QuoteDestination): Promise<Quote>
  close(): Promise<void>
}

/** A small shop on a database of its own, with its test bank and webhooks. */
export async function openTestShop({
  opened,
  withQueue = false,
  kkb = 'halyk',
}: { opened?: OpenedDatabase; withQueue?: boolean; kkb?: 'halyk' | 'xml' } = {}): Promise<TestShop> {
  const prepare = async (pool: OpenedDatabase['pool']) => {
    await migrate(pool, migrations)
    await stockGoods(databaseOver(pool))
  }
  const own = opened ? undefined : await createTestDatabase({ template: 'retail-orders', prepare })
  const database = opened ?? own
  if (!database) throw new Error('There is no database.')
  if (opened) await prepare(opened.pool)
  const db = databaseOver(database.pool)
  const app = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'silent' } })
  const faults: Faults = {}
  const queue = withQueue ? jobQueue(db, app.log, allJobs) : undefined
  const shop = testContext(db, { log: app.log, ...(queue && { jobs: queue }) })
  const { context } = shop
  const { clock } = context
  const testBank = await openTestBank({
    db,
    secret: undefined,
    clock,
    newId: secret,
    log: app.log,
    faults,
    kkb,
  })
  context.banks = testBank.banks
  await app.register(
    async (api) => {
      registerErrorHandler(api)
      await payments.routes(api, context)
    },
    { prefix: '/api' },
  )
  await app.register(async (rooms) => {
    registerErrorHandler(rooms)
    await testBankRoutes(rooms, context, testBank)
  })
  await app.ready()
  if (queue) await queue.work(context)
  return {
    ...shop,
    app,
    faults,
    testBank,
    setStock: async (variationId, size, quantity) => {
      await db.$client.query('update stock set quantity = $3 where variation_id = $1 and size = $2', [
        variationId,
        size,
        quantity,
      ])
    },
    stockOf: async (variationId, size) => {
      const [row] = await db
        .select()
        .from(stock)
        .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
      return row?.quantity ?? Number.NaN
    },
    quote: (items, country = 'KG', destination) => quoteCart(context, country, items, destination),
    close: async () => {
      await queue?.stop()
      await app.close()
      await testBank.close()
      if (own) await dropTestDatabase(own)
    },
  }
}

export const lineRequest = (id: number, size = '38', count = 1): LineRequest => ({
  product_id: id,
  variation_id: id,
  size,
  count,
  is_special: false,
})

type Choose = (line: QuotedLine) => DeliveryService | undefined

/** Chooses delivery instead of pickup. */
export const sent: Choose = ({ services }) => services.find(({ kind }) => kind !== 'pickup')

/** The order of a shopper who accepts a quote, by default with the first delivery offered for each line. */
export function agree(
  quote: Quote,
  changes: Partial<Placement> = {},
  choose: Choose = ({ services }) => services[0],
): Placement {
  const services = quote.lines.map(choose)
  return {
    quote_id: quote.quote_id,
    items: quote.lines.map((line, index) => ({
      product_id: line.product_id,
      variation_id: line.variation_id,
      size: line.size,
      count: line.count,
      is_special: line.is_special,
      service_id: services[index]?.id ?? 'none',
      sale_cost: line.sale_cost,
    })),
    total: addMoney(
      ...quote.lines.map((line) => multiplyMoney(line.sale_cost, line.count)),
      ...parcelsOf(
        quote.lines.flatMap((line, index) => {
          const service = services[index]
          return service ? [{ ...line, service }] : []
        }),
        quote.tariffs ?? {},
      ).map(({ price }) => price),
    ),
    contact: {
      first_name: 'Айгүл',
      last_name: 'Осмонова',
      email: 'aigul@example.kg',
      phone: '+996700123456',
    },
    address: {
      country_iso_code: quote.country_iso_code,
      city: 'Бишкек',
      street: 'Чүй проспектиси 1',
      postal_code: '720001',
    },
    payment_method: 'kicb',
    language: 'kg',
    terms: true,
    ...changes,
  }
}

/** A guest's call as a handler receives it. */
export const asGuest = (body: Placement, idempotencyKey?: string) => ({
  kind: body.items.some(({ is_special }) => is_special) ? ('special' as const) : ('retail' as const),
  body,
  country: body.address.country_iso_code,
  principal: { kind: 'guest' } as const,
  ip: '127.0.0.1',
  idempotencyKey,
})
