import type { ElementView } from './element-view.ts'

/**
 * A custom element: its tag, its own attributes, and its view, loaded when the element approaches the viewport.
 */
export interface ElementKind {
  readonly tag: string
  readonly attributes: readonly string[]
  load(): Promise<{ readonly view: ElementView }>
}

export const KINDS: readonly ElementKind[] = [
  {
    tag: 'shyrdak-product-card',
    attributes: ['product', 'level'],
    load: () => import('./views/product-card.tsx'),
  },
  {
    tag: 'shyrdak-products',
    attributes: ['category', 'count', 'heading', 'button-text', 'button-link'],
    load: () => import('./views/products.tsx'),
  },
  { tag: 'shyrdak-buy-box', attributes: ['product'], load: () => import('./views/buy-box.tsx') },
  { tag: 'shyrdak-search', attributes: [], load: () => import('./views/search.tsx') },
  { tag: 'shyrdak-cart', attributes: [], load: () => import('./views/cart.tsx') },
  { tag: 'shyrdak-cart-badge', attributes: [], load: () => import('./views/cart-badge.tsx') },
  { tag: 'shyrdak-mailing-form', attributes: [], load: () => import('./views/mailing-form.tsx') },
]
