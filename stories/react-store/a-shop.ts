import { createStore, type Store, type StoreOptions } from '@shyrdak/react-store'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { ClientType, Language } from '@shyrdak/sdk/contract'
import { fakeTransport, type FakeAnswer, type OperationName } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { memoryStorage, writeEnvelope } from '@shyrdak/state-machines/storage'
import {
  addLine,
  emptyCart,
  RETAIL_CART,
  toStored,
  type CartGoods,
} from '@shyrdak/state-machines/retail-cart'
import { storyPhoto } from '../story-images.ts'

export interface ShopSetting extends Partial<
  Pick<StoreOptions, 'country' | 'hasChosenCountry' | 'navigation' | 'openGate'>
> {
  /** What the store answers; whatever is not named here is out of reach. */
  readonly answers?: Partial<Record<OperationName, FakeAnswer>>
  /** Who is logged in. */
  readonly clientType?: ClientType | null
  /** What an earlier page left in the basket. */
  readonly cart?: readonly (readonly [goods: CartGoods, count: number])[]
}

/** An answer that never comes, to look at what is shown meanwhile. */
export const neverAnswers = (): Promise<never> => new Promise(() => {})

/** A store that lives in the story: it answers from memory and keeps nothing. */
export function aShop(language: Language, setting: ShopSetting = {}): Store {
  const { answers = {}, cart = [], clientType = null, ...given } = setting
  const storage = memoryStorage()
  if (cart.length > 0) {
    const filled = cart.reduce(
      (sofar, [goods, count]) => addLine(sofar, goods, count).cart,
      emptyCart('story'),
    )
    writeEnvelope(storage, RETAIL_CART, toStored(filled))
  }
  if (clientType !== null)
    writeSession(storage, { token: 'story-token', clientType, userId: 7, artisan: null, firstName: 'Айгүл' })
  const store = createStore({
    country: 'KG',
    ...given,
    language,
    storage,
    session: memoryStorage(),
    prefix: '#',
    messages: allMessages(language),
    transport: fakeTransport(answers),
  })
  return { ...store, image: storyPhoto }
}
