import * as z from 'zod/mini'
import type { Access } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, paginated } from '../../paginator.ts'
import { Id } from '../../scalars.ts'

/** Managers only, and all of it. */
export const managers = {
  guests: 'none',
  markets: ['management'],
  scope: 'all',
} as const satisfies Access

/** Counts the changes of one thing. Whoever changes it names the one they read; any other is refused as `STALE`. */
export const ContentRevision = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

const params = z.object({ id: Id })

interface Things<
  P extends string,
  New extends z.ZodMiniObject,
  Managed extends z.ZodMiniType,
  Row extends z.ZodMiniType,
> {
  /** Below `/management/content/`. */
  path: P
  /** For the API's documents: 'page', 'pages'. */
  one: string
  many: string
  New: New
  Managed: Managed
  /** What a list shows of it. */
  Row: Row
}

/** The five things that a manager does with a kind of content: list, read, create, change, remove. */
export const managed = <
  const P extends string,
  New extends z.ZodMiniObject,
  Managed extends z.ZodMiniType,
  Row extends z.ZodMiniType,
>({
  path,
  one,
  many,
  New,
  Managed,
  Row,
}: Things<P, New, Managed, Row>) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/content/${path}`,
    summary: `The ${many} of the store, for managers.`,
    access: managers,
    query: z.object(PageQuery),
    response: paginated(Row),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/content/${path}/:id`,
    summary: `A ${one} in every language, as it is kept.`,
    access: managers,
    params,
    response: Managed,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: `/management/content/${path}`,
    summary: `Add a ${one}.`,
    access: managers,
    body: New,
    response: Managed,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_LARGE'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `/management/content/${path}/:id`,
    summary: `Change a ${one} that is still as it was read.`,
    access: managers,
    params,
    query: z.object({ revision: ContentRevision }),
    body: New,
    response: Managed,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE', 'TOO_LARGE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/management/content/${path}/:id`,
    summary: `Remove a ${one}.`,
    access: managers,
    params,
    response: z.object({ id: Id }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
})
