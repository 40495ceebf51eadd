import type { BuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import { saveAdd } from '../document-scripts/save-add.ts'
import { COUNT_STEP } from './count-step.ts'
import type { HeldPress, HeldPresses } from './repeat-presses.ts'

const ADD = '.shyrdak-buy-box-action > button'

/**
 * Saves what a sleeping buy box was asked to add when the page is left: the next page adds it, or this one if the
 * browser restores it. Loaded before the widget, as it is for networks where that takes long.
 */
export function saveHeldAdd(box: HTMLElement, held: HeldPresses): void {
  addEventListener('pagehide', () => {
    const place = held.findLastIndex(({ target }) => target.matches(ADD))
    const goods = place < 0 ? null : chosenGoods(box)
    if (!goods) return
    // They are no longer for this page to repeat.
    const presses = held.splice(0, place + 1)
    saveAdd(goods, chosenCount(box, presses))
    for (const { target } of presses) target.removeAttribute('aria-busy')
  })
}

/**
 * The goods chosen so far, as the widget would add them; null while it would ask for a size. Its own code would
 * become a file of its own if it was shared, and both would wait for that.
 */
function chosenGoods(box: HTMLElement): CartGoods | null {
  const { product } = JSON.parse(box.dataset['props'] ?? '') as { product: BuyBoxProduct } // written by Island
  const chosen = (what: 'color' | 'size') =>
    box.querySelector<HTMLInputElement>(`input[name$="${what}"]:checked`)?.value
  const color = product.colors.find(({ id }) => String(id) === chosen('color'))
  const size = color?.sizes.find((one) => one.size === chosen('size'))
  if (!color || !size || product.sale_cost === null) return null
  return {
    product_id: product.id,
    variation_id: color.id,
    size: size.size,
    is_special: product.is_special ?? false,
    slug: product.slug,
    name: product.name,
    photo: color.photo,
    color_name: color.name,
    sale_cost: product.sale_cost,
    stock: size.stock,
    ...(product.size_chart_id && { size_chart_id: product.size_chart_id }),
    ...(product.is_special && { made_to_order_days: product.made_to_order_days ?? null }),
  }
}

/** The count as the field shows it, and as the presses that are held back will change it. */
function chosenCount(box: HTMLElement, presses: readonly HeldPress[]): number {
  const field = box.querySelector<HTMLInputElement>('[role="spinbutton"]')
  const shown = Number.parseInt(field?.value ?? '', 10) || 1
  const steps = presses.filter(({ target }) => target.matches(COUNT_STEP))
  const raised = steps.filter(({ target }) => target.matches('[role="spinbutton"] ~ *')).length
  return Math.max(1, shown + raised - (steps.length - raised))
}
