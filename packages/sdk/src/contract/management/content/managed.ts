import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, paginated } from '../../paginator.ts'
import { Revision } from '../../revision.ts'
import { Id } from '../../scalars.ts'
import { LANGUAGES } from '../../language.ts'
import { PAGE_CONTENT_LENGTH } from '../../content/page-content.ts'

/** In bytes: two per character of content in every language, and half as much again for escaped quotes. */
export const CONTENT_BYTES = LANGUAGES.length * PAGE_CONTENT_LENGTH * 2 * 1.5

const params = z.object({ id: Id })

interface ManagedResource<
  P extends string,
  New extends z.ZodMiniObject,
  Managed extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  Filters extends Readonly<Record<string, z.ZodMiniType>>,
> {
  /** Path segment after `/management/content/`. */
  path: P
  /** Names for the summaries, such as 'a page' and 'pages'. */
  singular: string
  plural: string
  New: New
  Managed: Managed
  /** The schema of a list entry. */
  Row: Row
  /** Filters of the list, as fields of its query. */
  filters?: Filters
}

/** The list, read, create, update and remove endpoints of a kind of content. */
export const managed = <
  const P extends string,
  New extends z.ZodMiniObject,
  Managed extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  Filters extends Readonly<Record<string, z.ZodMiniType>> = Record<never, never>,
>({
  path,
  singular,
  plural,
  New,
  Managed,
  Row,
  filters,
}: ManagedResource<P, New, Managed, Row, Filters>) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/content/${path}`,
    summary: `List ${plural}.`,
    access: managers,
    query: z.object({ ...PageQuery, ...(filters as Filters) }), // undefined spreads to nothing
    response: paginated(Row),
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/content/${path}/:id`,
    summary: `Retrieve ${singular} in every language.`,
    access: managers,
    params,
    response: Managed,
    errors: { NOT_FOUND: {} },
  }),
  create: endpoint({
    method: 'POST',
    path: `/management/content/${path}`,
    summary: `Create ${singular}, one per Idempotency-Key.`,
    access: managers,
    body: New,
    response: Managed,
    maxBytes: CONTENT_BYTES,
    // A repeated request finds nothing once its record is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `/management/content/${path}/:id`,
    summary: `Update ${singular} at the given revision.`,
    access: managers,
    params,
    query: z.object({ revision: Revision }),
    body: New,
    response: Managed,
    errors: { NOT_FOUND: {}, STALE: {} },
    maxBytes: CONTENT_BYTES,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/management/content/${path}/:id`,
    summary: `Delete ${singular} at the given revision.`,
    access: managers,
    params,
    query: z.object({ revision: Revision }),
    response: z.object({ id: Id }),
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
})
