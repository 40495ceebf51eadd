import type { branding, brands } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { buyKits } from '../branding/buy-kits.ts'
import { listBrands, readBrand, readHistory } from '../branding/read-brands.ts'
import { useKits } from '../branding/use-kits.ts'

export const brandingRoutes = {
  currents: ({ principal }, context) => listBrands(context, principal.company.id),
  history: ({ params, principal }, context) => readHistory(context, principal.company.id, params.id),
  add: (call, context) => buyKits(context, call),
  use: (call, context) => useKits(context, call),
} satisfies HandlersFor<typeof branding>

export const brandRoutes = {
  read: ({ params, principal }, { db }) => readBrand(db, principal.company.id, params.id),
} satisfies HandlersFor<typeof brands>
