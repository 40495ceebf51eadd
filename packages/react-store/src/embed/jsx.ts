import type { HTMLAttributes, RefAttributes } from 'react'
import type { ShyrdakSettings } from './settings.ts'

type Said<Own = object> = Own &
  HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> &
  Pick<ShyrdakSettings, 'shop' | 'country' | 'language'> & { readonly 'api-host'?: string | undefined }

interface Goods {
  /** Numbers of categories, with spaces between; a tab for each. */
  readonly category?: string | number | undefined
  readonly count?: string | number | undefined
  readonly heading?: string | undefined
  readonly 'button-text'?: string | undefined
  readonly 'button-link'?: string | undefined
}

/** The slug or number of a product. */
interface OfProduct {
  readonly product: string | number
}

/**
 * The elements in JSX.
 *
 * @example
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements extends ShyrdakElements {}
 *   }
 * }
 */
export interface ShyrdakElements {
  'shyrdak-store': Said
  'shyrdak-product-card': Said<OfProduct & { readonly level?: 2 | 3 | 4 | undefined }>
  'shyrdak-products': Said<Goods>
  'shyrdak-buy-box': Said<OfProduct>
  'shyrdak-cart': Said
  'shyrdak-cart-badge': Said
  'shyrdak-search': Said
  'shyrdak-mailing-form': Said
}
