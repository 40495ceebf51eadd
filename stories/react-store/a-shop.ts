import { createStore, type Store, type StoreOptions } from '@shyrdak/react-store'
import { allWords } from '@shyrdak/react-store/words/all'
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
import { storyPhoto } from '../story-pictures.ts'

export interface ShopSetting extends Partial<
  Pick<StoreOptions, 'country' | 'hasChosenCountry' | 'navigation' | 'openGate'>
> {
  /** What the store answers; whatever is not named here is out of reach. */
  readonly answers?: Partial<Record<OperationName, FakeAnswer>>
  /** Who is logged in. */
  readonly clientType?: ClientType | null
  /** What an earlier page left in the basket. */
  readonly basket?: readonly (readonly [goods: CartGoods, count: number])[]
}

/** An answer that never comes, to look at what is shown meanwhile. */
export const neverAnswers = (): Promise<never> => new Promise(() => {})

/** A store that lives in the story: it answers from memory and keeps nothing. */
export function aShop(language: Language, setting: ShopSetting = {}): Store {
  const { answers = {}, basket = [], clientType = null, ...given } = setting
  const storage = memoryStorage()
  if (basket.length > 0) {
    const cart = basket.reduce((kept, [goods, count]) => addLine(kept, goods, count).cart, emptyCart('story'))
    writeEnvelope(storage, RETAIL_CART, toStored(cart))
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
    words: allWords(language),
    transport: fakeTransport(answers),
  })
  return { ...store, picture: storyPhoto }
}
