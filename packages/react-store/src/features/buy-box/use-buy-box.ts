import { MAX_ITEMS } from '@shyrdak/state-machines/retail-cart/rules'
import { useRef, useState, type RefObject } from 'react'
import type { addToCart } from '../../store/add-to-cart.ts'
import { useStore } from '../../store/use-store.ts'
import type { BuyBoxProduct } from './buy-box-product.ts'
import { choiceOf, orderableOf, type ChosenVariation } from './choice-of.ts'
import { goodsOf } from './goods-of.ts'
import { useFreshProduct } from './use-fresh-product.ts'

/** Apart from the buy box of custom elements. It is small, and loaded before the cart. */
const loadAdd = () => import('../../store/add-to-cart.ts')

/** The selection in a buy box, and what adds it to the cart. `root` contains the sizes to choose from. */
export function useBuyBox(
  initial: BuyBoxProduct,
  asked: ChosenVariation,
  root: RefObject<HTMLElement | null>,
) {
  const store = useStore()
  const { retailCart, alerts, ports } = store
  const addNow = useRef<typeof addToCart>(null)
  const [isTouched, setTouched] = useState(false)
  const product = useFreshProduct(initial, isTouched)
  const [requested, setRequested] = useState(asked)
  const [wanted, setWanted] = useState(1)
  const [doing, setDoing] = useState<'choosing' | 'adding' | 'failed'>('choosing')
  const [isSizeMissing, setSizeMissing] = useState(false)

  const { color, size } = choiceOf(product, requested)
  const limit = size ? Math.min(MAX_ITEMS, orderableOf(product, size)) : MAX_ITEMS
  const count = Math.min(wanted, Math.max(1, limit))

  // Loads what adding needs, so that the press itself waits for nothing. A failure is shown by the press.
  function prepare() {
    loadAdd().then(
      (code) => (addNow.current = code.addToCart),
      () => {},
    )
    for (const flow of [retailCart, alerts]) flow.prepare().catch(() => {})
  }

  function choose(change: ChosenVariation) {
    prepare()
    const next = { variation: color?.id, size: size?.size, ...change }
    setRequested(next)
    setSizeMissing(false)
    setDoing('choosing')
    const now = choiceOf(product, next)
    ports.navigation.replaceQuery({
      variation: now.color ? String(now.color.id) : null,
      size: now.size?.size ?? null,
    })
  }

  async function add() {
    if (!size) {
      setSizeMissing(true)
      root.current?.querySelector<HTMLInputElement>('.shyrdak-radio-group-input:not(:disabled)')?.focus()
      return
    }
    const goods = goodsOf(product, color, size)
    if (!goods) return
    setDoing('adding')
    try {
      const add = addNow.current ?? (await loadAdd()).addToCart
      await add(store, goods, count)
      setDoing('choosing')
      setWanted(1)
    } catch {
      setDoing('failed')
    }
  }

  return {
    product,
    color,
    size,
    isSizeMissing,
    count,
    limit,
    doing,
    choose,
    setCount: setWanted,
    add: () => void add(),
    /** Called when the user begins to choose: from then on, the product is the current one, and the cart is ready. */
    touch() {
      setTouched(true)
      prepare()
    },
  }
}
