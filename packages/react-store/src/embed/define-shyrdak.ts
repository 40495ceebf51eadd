import { KINDS } from './kinds.ts'
import { addPageSettings } from './page-settings.ts'
import { SETTING_ATTRIBUTES, STORE_TAG, type ShyrdakSettings } from './settings.ts'
import { elementClass, isRerendered } from './shyrdak-element.ts'

const TAGS = KINDS.map(({ tag }) => tag).join()

const rerenderIn = (place: ParentNode) =>
  place.querySelectorAll(TAGS).forEach((element) => {
    if (isRerendered(element)) element.rerender()
  })

/** Says the settings of everything inside, and draws nothing itself. */
const storeClass = (): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes = SETTING_ATTRIBUTES
    attributeChangedCallback() {
      rerenderIn(this)
    }
  }

/**
 * Gives the page Shyrdak's elements: `<shyrdak-product-card>`, `<shyrdak-products>`, `<shyrdak-buy-box>`,
 * `<shyrdak-search>`, `<shyrdak-basket>`, `<shyrdak-basket-badge>`, `<shyrdak-mailing-form>`, and `<shyrdak-store>`,
 * whose attributes hold for all elements inside. May be called again, and by another copy of this script: elements are
 * defined once, and settings add up. On a server it does nothing.
 *
 * @example
 * defineShyrdak({ apiHost: 'https://shop.example', language: 'en', country: 'DE' })
 */
export function defineShyrdak(settings: ShyrdakSettings = {}): void {
  if (typeof customElements === 'undefined') return
  addPageSettings(settings)
  const define = (tag: string, made: () => CustomElementConstructor) => {
    if (!customElements.get(tag)) customElements.define(tag, made())
  }
  define(STORE_TAG, storeClass)
  for (const kind of KINDS) define(kind.tag, () => elementClass(kind))
  rerenderIn(document)
}
