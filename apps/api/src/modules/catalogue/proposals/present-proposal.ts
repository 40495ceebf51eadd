import type { Proposal } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { proposal } from '../special-tables.ts'

/** Maps a proposal to the form that its craftsman sees. `slug` is that of its product. */
export const presentProposal = (row: typeof proposal.$inferSelect, slug: string | null): Proposal => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category_id: row.categoryId,
  color_id: row.colorId,
  size: row.size,
  photos: row.photos,
  price: toMoney(row.priceMinor),
  stock: row.stock,
  made_to_order_days: row.madeToOrderDays,
  weight: row.weightG,
  state: row.state,
  note: row.note,
  product: row.productId !== null && slug !== null ? { id: row.productId, slug } : null,
  created_at: row.createdAt.toISOString(),
  revision: row.revision,
})
