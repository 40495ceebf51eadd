import type { LocalizedText } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { StoragePort } from '@shyrdak/state-machines/storage'

/** A product whose page was viewed. */
export interface ViewedProduct {
  /** Path of its page, without a language prefix. */
  readonly path: string
  readonly name: LocalizedText
  readonly photo: string
}

const MAX_PRODUCTS = 12
const MAX_LENGTH = 100_000

const PATH = /^\/(special-)?product\/[a-z0-9-]{1,120}$/
const PHOTO = /^\/media\/[\w.-]{1,200}$/

type Stored = Partial<Record<keyof ViewedProduct, unknown>> | null

/** Validated by hand: schemas would be larger than all other code of a product page. */
function isViewed(stored: Stored): stored is ViewedProduct {
  const { path, name, photo } = stored ?? {}
  const texts: Partial<Record<string, unknown>> = typeof name === 'object' && name !== null ? name : {}
  return (
    typeof path === 'string' &&
    PATH.test(path) &&
    typeof photo === 'string' &&
    PHOTO.test(photo) &&
    ['en', 'ru', 'kg'].every((language) => typeof texts[language] === 'string')
  )
}

function stored(storage: StoragePort): ViewedProduct[] {
  const text = storage.get(STORAGE_KEYS.recentlyViewed)
  if (text === null || text.length > MAX_LENGTH) return []
  try {
    const products: unknown = JSON.parse(text)
    return Array.isArray(products) ? products.filter(isViewed) : []
  } catch {
    return []
  }
}

/** The products viewed before `current`, latest first. */
export const viewedBefore = (storage: StoragePort, current: ViewedProduct): ViewedProduct[] =>
  stored(storage).filter(({ path }) => path !== current.path)

/** Saves a product as the one viewed last. */
export const rememberViewed = (storage: StoragePort, current: ViewedProduct): void =>
  storage.set(
    STORAGE_KEYS.recentlyViewed,
    JSON.stringify([current, ...viewedBefore(storage, current)].slice(0, MAX_PRODUCTS)),
  )
