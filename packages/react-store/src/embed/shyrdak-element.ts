import type { Attributes } from './element-view.ts'
import type { ElementKind } from './kinds.ts'
import type { Mounted } from './mount.tsx'
import { unobserveNear, observeNear } from './near.ts'
import { pageSettings } from './page-settings.ts'
import { SETTING_ATTRIBUTES, resolveSettings } from './settings.ts'

export interface Rerenderable extends Element {
  rerender(): void
}

export const isRerenderable = (element: Element): element is Rerenderable => 'rerender' in element

/**
 * Creates the class of an element. Its slotted content is shown until the view is loaded, and when loading
 * fails. A function, because servers have no `HTMLElement` to extend.
 */
export function elementClass({ attributes, load }: ElementKind): CustomElementConstructor {
  return class extends HTMLElement implements Rerenderable {
    static readonly observedAttributes = [...SETTING_ATTRIBUTES, ...attributes]
    readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    #mounted: Mounted | null = null
    #isLoading = false
    #isRerendering = false

    constructor() {
      super()
      this.#showSlot()
    }

    connectedCallback() {
      if (this.#mounted) this.rerender()
      else observeNear(this, () => void this.#load())
    }

    disconnectedCallback() {
      // By then, an element that was only moved is connected again.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unload()
      })
    }

    attributeChangedCallback() {
      this.rerender()
    }

    /** Schedules one render for all changes of the current task. */
    rerender() {
      if (!this.#mounted || this.#isRerendering) return
      this.#isRerendering = true
      queueMicrotask(() => {
        this.#isRerendering = false
        this.#render()
      })
    }

    async #load() {
      if (this.#isLoading || this.#mounted) return
      this.#isLoading = true
      try {
        const [{ mount }, { view }] = await Promise.all([import('./mount.tsx'), load()])
        if (!this.isConnected) return
        unobserveNear(this)
        this.#mounted = mount(this.#shadow, view, () => this.#unload())
        this.#render()
      } catch (error) {
        // The next time the element approaches the viewport, it tries again.
        console.error('Shyrdak: failed to load element', error)
      } finally {
        this.#isLoading = false
      }
    }

    #render() {
      const values: Attributes = Object.fromEntries(attributes.map((name) => [name, this.getAttribute(name)]))
      this.#mounted?.render(resolveSettings(this, pageSettings()), values)
    }

    #unload() {
      unobserveNear(this)
      this.#mounted?.unmount()
      this.#mounted = null
      this.#showSlot()
    }

    #showSlot() {
      this.#shadow.replaceChildren(document.createElement('slot'))
    }
  }
}
