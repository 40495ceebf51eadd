import type { FaqTab, Paginated } from '@shyrdak/sdk/contract'
import type { ArticleState, managedBanners } from '@shyrdak/sdk/management'
import { eq, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { intentByKey, type Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { imagesIn, type NamedImage } from '#platform/media/images-in.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { imagesOfVersions } from '../versions/save-version.ts'
import type { Owner } from '../versions/owner.ts'
import type { RowVersion, WriteOptions, WriteResult } from '../writing.ts'
import { transaction, transactionWithJobs } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'

/** The default page size. */
const PER_PAGE = 50

type Endpoints = typeof managedBanners

/** The call of an endpoint without its body. It is the same for every kind of content. */
type CallOf<Name extends keyof Endpoints, Part extends keyof Call<Endpoints[Name]>> = Pick<
  Call<Endpoints[Name]>,
  Part
>

/** The list filters of all kinds of content, as in the queries of their endpoints. */
export type ListFilters = {
  text?: string | undefined
  state?: ArticleState | undefined
  tab?: FaqTab | undefined
}

type ListCall = CallOf<'list', 'country'> & { query: CallOf<'list', 'query'>['query'] & ListFilters }

/** A kind of content that managers edit: its table, and how it is presented and written. */
export interface ContentKind<
  T extends PgTable & { id: PgColumn },
  Input,
  Shown,
  Column extends keyof T['$inferSelect'],
  Listed,
> {
  table: T
  /** The path of its list endpoint. */
  path: string
  order: (SQL | PgColumn)[]
  /** The condition for the filters. By default all rows match. */
  where?: (filters: ListFilters, context: AppContext) => SQL | undefined
  show: (row: T['$inferSelect']) => Shown
  /** The columns read for its list, without long ones that the list does not show. */
  columns: Readonly<Record<Column, PgColumn>>
  list: (row: Pick<T['$inferSelect'], Column>) => Listed
  write: (tx: Transaction, input: Input, writing: WriteOptions, context: AppContext) => Promise<WriteResult>
  /** Whether `write` queues jobs. */
  queuesJobs?: boolean
  remove: (tx: Transaction, over: RowVersion) => Promise<{ id: number }>
  /** Set if former versions are stored. The images in them stay in use. */
  versions?: { owner: (id: number) => Owner }
}

/**
 * Returns the handlers of the five endpoints of a kind of content. Images that it references are claimed and
 * released with it.
 */
export function managedHandlers<
  T extends PgTable & { id: PgColumn },
  Input,
  Shown,
  Column extends keyof T['$inferSelect'],
  Listed,
>({
  table,
  path,
  order,
  where,
  show,
  columns,
  list,
  write,
  queuesJobs = false,
  remove,
  versions,
}: ContentKind<T, Input, Shown, Column, Listed>) {
  type Row = T['$inferSelect']
  const anyTable: PgTable = table

  async function rowOf(db: Database | Transaction, id: number): Promise<Row> {
    const rows = await db.select().from(anyTable).where(eq(table.id, id))
    const [row] = rows as Row[] // all columns of the table are selected
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such record.' })
    return row
  }

  /** The images of a row, including those of its versions. */
  async function imagesOf(tx: Transaction, id: number): Promise<NamedImage[]> {
    const former = versions ? await imagesOfVersions(tx, versions.owner(id)) : []
    return imagesIn([await rowOf(tx, id), former])
  }

  type Saving = Pick<WriteOptions, 'over'> & CallOf<'create', 'principal'> & { intent?: Intent | undefined }

  async function save(context: AppContext, input: Input, { over, principal, intent }: Saving) {
    const work = async (tx: Transaction) => {
      const before = over ? imagesIn(await rowOf(tx, over.id)) : []
      const writing = { now: context.clock(), by: principal.userId, ...(over && { over }) }
      // A removed image stays in the version just saved. It is released with the oldest versions.
      const droppedBy = versions && (({ outdated = [] }: WriteResult) => outdated)
      const change = { before, after: imagesIn(input), droppedBy }
      const id = await once(tx, intent, async () => {
        const written = await withImages(tx, context, change, () => write(tx, input, writing, context))
        return written.id
      })
      return show(await rowOf(tx, id))
    }
    return queuesJobs ? transactionWithJobs(context, work) : transaction(context.db, work)
  }

  return {
    list: (call: ListCall, context: AppContext): Promise<Paginated<Listed>> => {
      const { db } = context
      const found = where?.(call.query, context)
      return listPage({ path }, call, {
        perPage: PER_PAGE,
        rows: db
          .select(columns)
          .from(anyTable)
          .where(found)
          .orderBy(...order),
        count: () => db.$count(table, found),
        present: (row) => list(row as Pick<Row, Column>), // these columns of the table are selected
      })
    },
    read: async ({ params }: CallOf<'read', 'params'>, { db }: AppContext) =>
      show(await rowOf(db, params.id)),
    create: (
      call: CallOf<'create', 'principal' | 'idempotencyKey'> & { body: Input },
      context: AppContext,
    ) => {
      const { body, principal } = call
      const creates = getTableName(table)
      return save(context, body, {
        principal,
        intent: intentByKey(call, { creates, body, sentAt: context.clock() }),
      })
    },
    update: (
      {
        params,
        query,
        body,
        principal,
      }: CallOf<'update', 'params' | 'query' | 'principal'> & { body: Input },
      context: AppContext,
    ) => save(context, body, { over: { ...params, ...query }, principal }),
    remove: ({ params, query }: CallOf<'remove', 'params' | 'query'>, context: AppContext) =>
      transaction(context.db, async (tx) => {
        const before = await imagesOf(tx, params.id)
        return withImages(tx, context, { before, after: [] }, () => remove(tx, { ...params, ...query }))
      }),
  }
}
