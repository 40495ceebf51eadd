import { KINDS } from './kinds.ts'
import { addPageSettings } from './page-settings.ts'
import { SETTING_ATTRIBUTES, STORE_TAG, type ShyrdakSettings } from './settings.ts'
import { elementClass, isRerenderable } from './shyrdak-element.ts'

const TAGS = KINDS.map(({ tag }) => tag).join()

const rerenderIn = (root: ParentNode) =>
  root.querySelectorAll(TAGS).forEach((element) => {
    if (isRerenderable(element)) element.rerender()
  })

/** Renders nothing: its attributes are the settings of the elements inside. */
const storeClass = (): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes = SETTING_ATTRIBUTES
    attributeChangedCallback() {
      rerenderIn(this)
    }
  }

/**
 * Defines Shyrdak's custom elements: `<shyrdak-product-card>`, `<shyrdak-products>`, `<shyrdak-buy-box>`,
 * `<shyrdak-search>`, `<shyrdak-cart>`, `<shyrdak-cart-badge>`, `<shyrdak-mailing-form>`, and
 * `<shyrdak-store>`, whose attributes apply to all elements inside it. Safe to call again, also from another
 * copy of this script: elements are defined once and settings are merged. Does nothing on a server.
 *
 * @example
 * defineShyrdak({ apiHost: 'https://shop.example', language: 'en', country: 'DE' })
 */
export function defineShyrdak(settings: ShyrdakSettings = {}): void {
  if (typeof customElements === 'undefined') return
  addPageSettings(settings)
  const define = (tag: string, create: () => CustomElementConstructor) => {
    if (!customElements.get(tag)) customElements.define(tag, create())
  }
  define(STORE_TAG, storeClass)
  for (const kind of KINDS) define(kind.tag, () => elementClass(kind))
  rerenderIn(document)
}
