import type { LocalizedText, Money, PriceType, WholesaleSource } from '@shyrdak/sdk/contract'
import { ZERO } from '@shyrdak/sdk/rules'
import { memoized } from '../memoized.ts'
import { pricedLines, type PricedLine } from './priced-lines.ts'
import type { Logo, WholesaleCart } from './wholesale-cart.ts'

/** A logo, and the number of items that it goes on. */
export interface SelectedBrand extends Logo {
  readonly selected_count: number
}

/** Wholesale goods in the cart, with the field names of the spec. Source: spec §3, wholesale cart item. */
export interface WholesaleCartItem {
  readonly id: number
  readonly price_type: PriceType
  readonly name: LocalizedText
  readonly photo: string
  readonly colors: readonly {
    readonly id: number
    readonly name: LocalizedText
    readonly selected_brands: readonly SelectedBrand[]
  }[]
  readonly sizes: readonly {
    readonly id: string
    readonly name: string
    readonly colorId: number
    readonly soleId: number | null
    readonly count: number
    readonly price: Money
  }[]
  readonly soles: readonly {
    readonly id: number
    readonly name: LocalizedText
    readonly photo_path: string | null
    readonly selected_brands: readonly SelectedBrand[]
  }[]
  readonly selected_brands: readonly SelectedBrand[]
  readonly cartId: string
  readonly from: WholesaleSource
}

type Entry = { readonly logo: Logo; readonly count: number }

function brandsIn(entries: readonly Entry[]): SelectedBrand[] {
  const counts = new Map<number, SelectedBrand>()
  for (const { logo, count } of entries)
    counts.set(logo.id, { ...logo, selected_count: (counts.get(logo.id)?.selected_count ?? 0) + count })
  return [...counts.values()]
}

const onUpper = ({ line: { goods, count } }: PricedLine): Entry[] =>
  goods.brand ? [{ logo: goods.brand, count }] : []
const onSole = ({ line: { goods, count } }: PricedLine): Entry[] =>
  goods.sole_brand ? [{ logo: goods.sole_brand, count }] : []

const by = (lines: readonly PricedLine[], keyOf: (line: PricedLine) => unknown) => [
  ...Map.groupBy(lines, keyOf).values(),
]

const cartIdOf = ({ line: { goods } }: PricedLine) => `${goods.id}:${goods.price_type}`

function itemOf(lines: readonly PricedLine[]): WholesaleCartItem[] {
  const [first] = lines
  if (!first) return []
  const { id, price_type, name, photo, from } = first.line.goods
  return [
    {
      id,
      price_type,
      name,
      photo,
      colors: by(lines, ({ line }) => line.goods.color.id).flatMap((same) =>
        same.slice(0, 1).map(({ line: { goods } }) => ({
          id: goods.color.id,
          name: goods.color.name,
          selected_brands: brandsIn(same.flatMap(onUpper)),
        })),
      ),
      sizes: by(lines, ({ line: { goods } }) => `${goods.size.id} ${goods.sole?.id ?? 0}`).flatMap((same) =>
        same.slice(0, 1).map(({ line: { goods }, tier }) => ({
          ...goods.size,
          colorId: goods.color.id,
          soleId: goods.sole?.id ?? null,
          count: same.reduce((sum, { line }) => sum + line.count, 0),
          price: tier?.price ?? ZERO,
        })),
      ),
      soles: by(lines, ({ line }) => line.goods.sole?.id).flatMap((same) =>
        same
          .slice(0, 1)
          .flatMap(({ line: { goods } }) =>
            goods.sole ? [{ ...goods.sole, selected_brands: brandsIn(same.flatMap(onSole)) }] : [],
          ),
      ),
      selected_brands: brandsIn(lines.flatMap((line) => [...onUpper(line), ...onSole(line)])),
      cartId: cartIdOf(first),
      from,
    },
  ]
}

/** Returns the goods of the cart with colours, sizes and soles: the same array until the cart changes. */
export const wholesaleItems = memoized((cart: WholesaleCart): readonly WholesaleCartItem[] =>
  by(pricedLines(cart), cartIdOf).flatMap(itemOf),
)
