import { i18nIn } from '../messages-in.ts'
import { createStore, memoryPorts, type Store, type StoreOptions } from '@shyrdak/react-store'
import type { ClientType, Language, PlacedOrder } from '@shyrdak/sdk/contract'
import { fakeTransport, type FakeAnswers } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { rememberOrder } from '@shyrdak/state-machines/checkout'
import { memoryStorage, writeEnvelope } from '@shyrdak/state-machines/storage'
import {
  addLine,
  emptyCart,
  RETAIL_CART,
  toStored,
  type CartGoods,
} from '@shyrdak/state-machines/retail-cart'
import {
  addCells,
  emptyWholesaleCart,
  toStored as toStoredWholesale,
  WHOLESALE_CART,
  type CellCount,
} from '@shyrdak/state-machines/wholesale-cart'
import { storyPhoto } from '../story-images.ts'

export interface ShopSetting extends Partial<
  Pick<StoreOptions, 'country' | 'hasChosenCountry' | 'navigation' | 'openGate'>
> {
  /** Responses of the fake store; calls that are not listed fail with NETWORK. */
  readonly answers?: FakeAnswers
  /** Role of the logged-in user; null for a guest. */
  readonly clientType?: ClientType | null
  /** Initial contents of the cart. */
  readonly cart?: readonly (readonly [goods: CartGoods, count: number])[]
  /** Initial contents of a wholesale client's cart. */
  readonly cells?: readonly CellCount[]
  /** Orders placed on this device. */
  readonly orders?: readonly PlacedOrder[]
  /** Other stored values of this device, by key. */
  readonly stored?: Readonly<Record<string, string>>
}

/** A response that never arrives, to show loading states. */
export const neverAnswers = (): Promise<never> => new Promise(() => {})

/** Creates a store for a story, with canned responses and in-memory storage. */
export function aShop(language: Language, setting: ShopSetting = {}): Store {
  const {
    answers = {},
    cart = [],
    cells = [],
    orders = [],
    stored = {},
    clientType = null,
    ...options
  } = setting
  const storage = memoryStorage(Object.entries(stored))
  if (cart.length > 0) {
    const filled = cart.reduce((cart, [goods, count]) => addLine(cart, goods, count).cart, emptyCart('story'))
    writeEnvelope(storage, RETAIL_CART, toStored(filled))
  }
  if (cells.length > 0)
    writeEnvelope(storage, WHOLESALE_CART, toStoredWholesale(addCells(emptyWholesaleCart('story'), cells)))
  for (const placed of orders) rememberOrder(storage, placed)
  if (clientType !== null)
    writeSession(storage, { token: 'story-token', clientType, userId: 7, artisan: null, firstName: 'Айгүл' })
  const store = createStore({
    ...memoryPorts(),
    country: 'KG',
    ...options,
    language,
    storage,
    session: memoryStorage(),
    prefix: '#',
    i18n: i18nIn[language],
    transport: fakeTransport(answers),
  })
  return { ...store, image: storyPhoto }
}
