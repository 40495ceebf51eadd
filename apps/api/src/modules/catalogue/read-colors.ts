import type { Color } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { color } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'

const cached = cachedByRevision<z.infer<typeof Color>[]>(4)

/** Returns every colour in the order of the palette, cached by revision. */
export const colors = (context: Pick<AppContext, 'db' | 'revision'>): Promise<z.infer<typeof Color>[]> =>
  cached(context, 'colors', () =>
    context.db
      .select({ id: color.id, name: color.name, hex: color.hex })
      .from(color)
      .orderBy(asc(color.position), asc(color.id)),
  )
