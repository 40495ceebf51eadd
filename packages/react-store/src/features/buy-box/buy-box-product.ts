import type { LocalizedText, Money, RetailProduct, SpecialProduct, Variation } from '@shyrdak/sdk/contract'

export interface BuyBoxSize {
  readonly size: string
  readonly stock: number
}

export interface BuyBoxColor {
  /** Id of the variation. */
  readonly id: number
  readonly color_id: number
  readonly name: LocalizedText
  readonly hex: string
  readonly photo: string
  readonly sizes: readonly BuyBoxSize[]
}

/** The fields of a product needed to buy it. Serialized into the page, so kept small. */
export interface BuyBoxProduct {
  readonly id: number
  readonly slug: string
  readonly name: LocalizedText
  /** Price of one item in som; null when it is not for sale. */
  readonly sale_cost: Money | null
  readonly is_special?: boolean
  /** Days until items beyond the stock are ready; null or absent when only stock is sold. */
  readonly made_to_order_days?: number | null
  readonly size_chart_id?: number
  readonly colors: readonly BuyBoxColor[]
}

const colorsOf = (variations: readonly Variation[], photo: string): BuyBoxColor[] =>
  variations.map(({ id, color, photos, sizes }) => ({
    id,
    color_id: color.id,
    name: color.name,
    hex: color.hex,
    photo: photos[0] ?? photo,
    sizes: sizes.map(({ size, stock }) => ({ size, stock })),
  }))

export const toBuyBoxProduct = ({
  id,
  product,
  sold_here,
  variations,
  size_chart,
}: RetailProduct): BuyBoxProduct => ({
  id,
  slug: product.slug,
  name: product.name,
  sale_cost: sold_here ? product.sale_cost : null,
  ...(size_chart && { size_chart_id: size_chart.id }),
  colors: colorsOf(variations, product.photo),
})

export const toSpecialBuyBoxProduct = (product: SpecialProduct): BuyBoxProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  sale_cost: product.sold_here ? product.sale_cost : null,
  is_special: true,
  made_to_order_days: product.made_to_order_days,
  colors: colorsOf(product.variations, product.photo),
})
