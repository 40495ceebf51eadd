import type { Language, NewWholesaleItem, NewWholesaleOrder } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { wholesaleTotal, ZERO } from '@shyrdak/sdk/rules'
import type { PricedLine } from '../wholesale-cart/rules.ts'

/** The fields that a client fills in for an order. Source: spec §3, wholesale order payload. */
export interface OrderForm {
  readonly delivery: string
  readonly payment_info: string
  readonly comment: string
}

export const EMPTY_ORDER: OrderForm = { delivery: '', payment_info: '', comment: '' }

/** `companyId` is that of the client's profile. */
export interface OrderRequest {
  readonly form: OrderForm
  readonly lines: readonly PricedLine[]
  readonly companyId: number
}

function itemOf({ line: { goods, count }, tier }: PricedLine, language: Language): NewWholesaleItem {
  const { sole, brand, sole_brand: soleBrand } = goods
  return {
    reyestr_id: goods.id,
    reyestr_name: localized(goods.name, language),
    reyestr_img: goods.photo,
    color: goods.color.id,
    size: goods.size.name,
    count,
    price: tier?.price ?? ZERO,
    sole_id: sole?.id ?? null,
    sole_name: sole && localized(sole.name, language),
    sole_img: sole?.photo_path ?? null,
    sole_brand_id: soleBrand?.id ?? null,
    brand_id: brand?.id ?? null,
    brand_name: (brand ?? soleBrand)?.name ?? null,
  }
}

/**
 * Returns the order of these lines at the displayed prices. Its source is the price list only if all lines
 * were selected there.
 */
export function newWholesaleOrder(
  { form, lines, companyId }: OrderRequest,
  language: Language,
): NewWholesaleOrder {
  const items = lines.map((line) => itemOf(line, language))
  return {
    ...form,
    sum: wholesaleTotal(items.map(({ price, count }) => ({ sale_cost: price, count }))),
    count: items.reduce((all, { count }) => all + count, 0),
    from: lines.every(({ line }) => line.goods.from === 'price_list') ? 'price_list' : 'catalog',
    reyestr_id: companyId,
    status: 'Processing',
    items,
  }
}
