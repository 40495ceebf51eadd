import { Id, SizeName, type WholesaleProduct } from '@shyrdak/sdk/contract'
import { readEnvelope, writeEnvelope, type Envelope, type StoragePort } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import * as z from 'zod/mini'
import { entryKey, type Entries } from './grid-layer.ts'

const StoredEntry = z.object({
  sole: z.nullable(Id),
  brand: z.nullable(Id),
  soleBrand: z.nullable(Id),
  color: Id,
  size: SizeName,
  text: z.string().check(z.minLength(1), z.maxLength(12)),
})
const StoredGrid = z.object({
  product: Id,
  /** Id of the company that typed the entries; absent in entries stored by older versions. */
  company: z.optional(Id),
  entries: z.array(StoredEntry).check(z.maxLength(5_000)),
})

/** The session storage format under `wholesale_grid`: the entries of the grid that was filled last. */
const GRID = {
  key: STORAGE_KEYS.wholesaleGrid,
  version: 1,
  schema: StoredGrid,
  lists: { entries: StoredEntry },
} as const satisfies Envelope<typeof StoredGrid>

/** The entries typed for this product before a reload, by this company, as far as they are available. */
export function readEntries(
  session: StoragePort,
  { id, colors, soles }: WholesaleProduct,
  company: number,
): Entries {
  const stored = readEnvelope(session, GRID)
  const isSold = (colorId: number, sizeName: string, soleId: number | null) =>
    colors.some((color) => color.id === colorId && color.sizes.some(({ name }) => name === sizeName)) &&
    (soles.length === 0 ? soleId === null : soles.some((sole) => sole.id === soleId))
  return new Map(
    (stored?.product === id && (stored.company ?? company) === company ? stored.entries : [])
      .filter(({ color, size, sole }) => isSold(color, size, sole))
      .map(({ color, size, text, ...layer }) => [entryKey(layer, color, size), { layer, color, size, text }]),
  )
}

/** Saves the entries of a product; without any, removes those stored for it. */
export function saveEntries(
  session: StoragePort,
  { id }: WholesaleProduct,
  company: number,
  entries: Entries,
): void {
  if (entries.size === 0) {
    if (readEnvelope(session, GRID)?.product === id) session.remove(GRID.key)
  } else
    writeEnvelope(session, GRID, {
      product: id,
      company,
      entries: [...entries.values()].map(({ layer, ...own }) => ({ ...layer, ...own })),
    })
}
