import type { BuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import { StoreProvider } from '@shyrdak/react-store'
import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { serverStore } from '../store/server-store.ts'
import type { HeldPresses } from './repeat-presses.ts'
import { saveHeldAdd } from './save-held-add.ts'

const text = (en: string) => ({ en, ru: en, kg: en })
const SIZES = [
  { size: '37', stock: 4 },
  { size: '38', stock: 2 },
]
const color = (id: number, en: string) => ({
  id,
  color_id: id,
  name: text(en),
  hex: '#777777',
  photo: `/media/${en}.jpg`,
  sizes: SIZES,
})
const PRODUCT: BuyBoxProduct = {
  id: 7,
  slug: 'ala-too',
  name: text('Ala-Too'),
  sale_cost: '2450.00',
  colors: [color(70, 'grey'), color(71, 'white')],
}

const store = serverStore({
  language: 'en',
  country: 'KG',
  hasChosenCountry: true,
  prefix: '/en',
  apiHost: '',
})

beforeEach(() => localStorage.clear())

/** A product page whose buy box is rendered, and not yet awake. */
function sleepingBox() {
  const box = document.createElement('div')
  box.dataset['props'] = JSON.stringify({ product: PRODUCT })
  box.innerHTML = renderToString(
    <StoreProvider store={store}>
      <BuyBox product={PRODUCT} isSticky />
    </StoreProvider>,
  )
  document.body.replaceChildren(box)
  const held: HeldPresses = []
  saveHeldAdd(box, held)
  const press = (name: string) => {
    const target = [...box.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )!
    held.push({ target, event: new MouseEvent('click') })
  }
  return {
    box,
    held,
    choose: (value: string) => box.querySelector<HTMLInputElement>(`[value="${value}"]`)!.click(),
    press: () => press('Add to cart'),
    more: () => press('One more'),
    fewer: () => press('One fewer'),
  }
}

const leave = () => dispatchEvent(new Event('pagehide'))
const saved = () => {
  const adds = localStorage.getItem('pendingAdds')
  return adds === null ? null : (JSON.parse(adds) as { value: { items: unknown[] } }).value.items // of this page
}

test('whoever adds before the buy box is awake, and leaves, has it added by the next page', () => {
  const { box, held, choose, press } = sleepingBox()
  choose('71')
  choose('38')
  box.querySelector<HTMLInputElement>('[role="spinbutton"]')!.value = '2'
  press()
  leave()
  expect(saved()).toMatchObject([
    { count: 2, goods: { product_id: 7, variation_id: 71, size: '38', sale_cost: '2450.00' } },
  ])
  expect(held.length, 'a page that the browser restores does not add it once more').toBe(0)
  leave()
  expect(saved()).toHaveLength(1)
})

test('the presses of “one more” before an addition count in it, and those after it do not', () => {
  const { held, choose, press, more, fewer } = sleepingBox()
  choose('37')
  more()
  more()
  more()
  fewer()
  press()
  more()
  leave()
  expect(saved()).toMatchObject([{ count: 3, goods: { size: '37' } }])
  expect(held.length, 'the last one is for this page, if the browser restores it').toBe(1)
})

test('what other pages were left with stays', () => {
  localStorage.setItem('pendingAdds', '{"version":1,"value":{"items":[{"key":"other"}]}}')
  const { choose, press } = sleepingBox()
  choose('38')
  press()
  leave()
  expect(saved()).toMatchObject([{ key: 'other' }, { goods: { size: '38' } }])
})

test('nothing is added for whoever has not pressed, or not chosen a size', () => {
  const unpressed = sleepingBox()
  unpressed.choose('38')
  leave()
  const sizeless = sleepingBox()
  sizeless.press()
  leave()
  expect(saved()).toBeNull()
  expect(sizeless.held.length, 'the widget will ask for the size').toBe(1)
})
