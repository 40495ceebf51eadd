import type { WholesaleProduct } from '@shyrdak/sdk/contract'

/** What all cells of the table share that is seen: the sole, and the logos on upper and sole, by number. */
export interface Layer {
  readonly sole: number | null
  readonly brand: number | null
  readonly soleBrand: number | null
}

export const layerKey = ({ sole, brand, soleBrand }: Layer): string =>
  `${sole ?? 0}:${brand ?? 0}:${soleBrand ?? 0}`

/** Where a product opens: with its first sole and without logos. */
export const firstLayer = ({ soles }: Pick<WholesaleProduct, 'soles'>): Layer => ({
  sole: soles[0]?.id ?? null,
  brand: null,
  soleBrand: null,
})

/** What is typed into a cell of a layer: as it was typed, since a wrong count is shown until it is mended. */
export interface Entry {
  readonly layer: Layer
  readonly color: number
  readonly size: string
  readonly text: string
}

/** All that is typed, in every layer, by `entryKey`. Empty cells have no entry. */
export type Entries = ReadonlyMap<string, Entry>

export const entryKey = (layer: Layer, color: number, size: string): string =>
  `${layerKey(layer)}/${color}/${size}`
