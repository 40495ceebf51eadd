import type { WholesaleProduct } from '@shyrdak/sdk/contract'

/** The options shared by all visible cells: the sole, and the logos on the upper and the sole, by id. */
export interface Layer {
  readonly sole: number | null
  readonly brand: number | null
  readonly soleBrand: number | null
}

export const layerKey = ({ sole, brand, soleBrand }: Layer): string =>
  `${sole ?? 0}:${brand ?? 0}:${soleBrand ?? 0}`

/** The initial layer of a product: its first sole, without logos. */
export const firstLayer = ({ soles }: Pick<WholesaleProduct, 'soles'>): Layer => ({
  sole: soles[0]?.id ?? null,
  brand: null,
  soleBrand: null,
})

/** The text typed into a cell of a layer. Unparsed, since an invalid count is shown until it is corrected. */
export interface Entry {
  readonly layer: Layer
  readonly color: number
  readonly size: string
  readonly text: string
}

/** All typed entries of every layer, by `entryKey`. Empty cells have no entry. */
export type Entries = ReadonlyMap<string, Entry>

export const entryKey = (layer: Layer, color: number, size: string): string =>
  `${layerKey(layer)}/${color}/${size}`
