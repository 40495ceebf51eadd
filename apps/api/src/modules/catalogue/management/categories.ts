import type {
  managedCategories,
  managedSpecialCategories,
  managedWholesaleCategories,
  CategoryOrder,
  NewCategory,
} from '@shyrdak/sdk/management'
import type { Language } from '@shyrdak/sdk/contract'
import { getTableName } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { MarketCategories } from './categories/market-categories.ts'
import { orderCategories } from './categories/order-categories.ts'
import { readCategory, readTree } from './categories/read-tree.ts'
import { removeCategory } from './categories/remove-category.ts'
import { retailCategories } from './categories/retail-categories.ts'
import { specialCategories } from './categories/special-categories.ts'
import { wholesaleCategories } from './categories/wholesale-categories.ts'
import { createCategory, updateCategory } from './categories/write-category.ts'

interface Caller {
  language: Language
}
interface Named extends Caller {
  params: { id: number }
}
interface At extends Named {
  query: { revision: number }
}
interface With<Body> extends Caller {
  body: Body
}
interface Creating<Body> extends With<Body> {
  principal: SessionPrincipal
  idempotencyKey: string | undefined
}

/** The handlers of one market's category tree. All markets share the same endpoints. */
function routesOf<New extends NewCategory, Own extends object>(categories: MarketCategories<New, Own>) {
  return {
    list: (_call: unknown, { db }: AppContext) => readTree(db, categories),
    read: ({ params, language }: Named, { db }: AppContext) =>
      readCategory(db, categories, { ...params, language }),
    create: async (call: Creating<New & { parent_id: number | null }>, context: AppContext) => {
      const { body, language } = call
      const intent = intentByKey(call, {
        creates: getTableName(categories.table),
        body,
        sentAt: context.clock(),
      })
      const id = await createCategory(context, categories, body, intent)
      return readCategory(context.db, categories, { id, language })
    },
    update: async ({ params, query, body, language }: At & With<New>, context: AppContext) => {
      await updateCategory(context, categories, { ...params, ...query }, body)
      return readCategory(context.db, categories, { ...params, language })
    },
    order: async ({ body }: With<CategoryOrder>, context: AppContext) => {
      await orderCategories(context, categories, body)
      return readTree(context.db, categories)
    },
    remove: ({ params, query, language }: At, context: AppContext) =>
      removeCategory(context, categories, { ...params, ...query, language }),
  }
}

export const managedCategoryRoutes = routesOf(retailCategories) satisfies HandlersFor<
  typeof managedCategories
>
export const managedSpecialCategoryRoutes = routesOf(specialCategories) satisfies HandlersFor<
  typeof managedSpecialCategories
>
export const managedWholesaleCategoryRoutes = routesOf(wholesaleCategories) satisfies HandlersFor<
  typeof managedWholesaleCategories
>
