import type { Color } from '@shyrdak/sdk/contract'
import { asc, eq, exists } from 'drizzle-orm'
import { color, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'

const cached = cachedByRevision<Color[]>(4)

/** Returns the colours used by wholesale goods, in the order of the palette. */
export const wholesaleColors = (context: Pick<AppContext, 'db' | 'revision'>): Promise<Color[]> =>
  cached(context, 'colors', () =>
    context.db
      .select({ id: color.id, name: color.name, hex: color.hex })
      .from(color)
      .where(
        exists(
          context.db
            .select({ id: variation.id })
            .from(variation)
            .innerJoin(wholesaleProduct, eq(wholesaleProduct.productId, variation.productId))
            .where(eq(variation.colorId, color.id)),
        ),
      )
      .orderBy(asc(color.position), asc(color.id)),
  )
