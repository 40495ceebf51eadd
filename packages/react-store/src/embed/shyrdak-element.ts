import type { Attributes } from './element-view.ts'
import type { ElementKind } from './kinds.ts'
import type { Mounted } from './mount.tsx'
import { letGo, whenNear } from './near.ts'
import { pageSettings } from './page-settings.ts'
import { SETTING_ATTRIBUTES, settingOf } from './settings.ts'

/** An element that can be told that something around it changed. */
export interface Rerendered extends Element {
  rerender(): void
}

export const isRerendered = (element: Element): element is Rerendered => 'redraw' in element

/**
 * The class of a kind of element. Until its code has come, and where it cannot come, what the page wrote inside the
 * element is shown. Made by a function, since a server has no elements to extend.
 */
export function elementClass({ attributes, load }: ElementKind): CustomElementConstructor {
  return class extends HTMLElement implements Rerendered {
    static readonly observedAttributes = [...SETTING_ATTRIBUTES, ...attributes]
    readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    #mounted: Mounted | null = null
    #isComing = false
    #isRedrawing = false

    constructor() {
      super()
      this.#showGiven()
    }

    connectedCallback() {
      if (this.#mounted) this.rerender()
      else whenNear(this, () => void this.#come())
    }

    disconnectedCallback() {
      // An element that is only moved is back by then, and lives on.
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave()
      })
    }

    attributeChangedCallback() {
      this.rerender()
    }

    /** Draws again soon, once for all that changes until then. */
    rerender() {
      if (!this.#mounted || this.#isRedrawing) return
      this.#isRedrawing = true
      queueMicrotask(() => {
        this.#isRedrawing = false
        this.#draw()
      })
    }

    async #come() {
      if (this.#isComing || this.#mounted) return
      this.#isComing = true
      try {
        const [{ mount }, { view }] = await Promise.all([import('./mount.tsx'), load()])
        if (!this.isConnected) return
        letGo(this)
        this.#mounted = mount(this.#shadow, view, () => this.#leave())
        this.#draw()
      } catch (error) {
        // Scrolled away and back, it tries again.
        console.error('Shyrdak: an element could not be loaded', error)
      } finally {
        this.#isComing = false
      }
    }

    #draw() {
      const said: Attributes = Object.fromEntries(attributes.map((name) => [name, this.getAttribute(name)]))
      this.#mounted?.render(settingOf(this, pageSettings()), said)
    }

    #leave() {
      letGo(this)
      this.#mounted?.end()
      this.#mounted = null
      this.#showGiven()
    }

    #showGiven() {
      this.#shadow.replaceChildren(document.createElement('slot'))
    }
  }
}
