import type { HTMLAttributes, RefAttributes } from 'react'
import type { ShyrdakEvents } from './element-events.ts'
import type { ShyrdakSettings } from './settings.ts'

/** React takes listeners for custom events as such props: `{...{ 'onshyrdak:cart': ({ detail }) => … }}`. */
type EventProps = {
  readonly [Name in keyof ShyrdakEvents as `on${Name}`]?: ((event: ShyrdakEvents[Name]) => void) | undefined
}

type ElementProps<Own = object> = Own &
  HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> &
  EventProps &
  Pick<ShyrdakSettings, 'shop' | 'country' | 'language'> & { readonly 'api-host'?: string | undefined }

interface Goods {
  /** Category ids separated by spaces; each becomes a tab. */
  readonly category?: string | number | undefined
  readonly count?: string | number | undefined
  readonly heading?: string | undefined
  readonly 'button-text'?: string | undefined
  readonly 'button-link'?: string | undefined
}

interface OfProduct {
  readonly product: string | number
}

/**
 * JSX types of the elements.
 *
 * @example
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements extends ShyrdakElements {}
 *   }
 * }
 */
export interface ShyrdakElements {
  'shyrdak-store': ElementProps
  'shyrdak-product-card': ElementProps<OfProduct & { readonly level?: 2 | 3 | 4 | undefined }>
  'shyrdak-products': ElementProps<Goods>
  'shyrdak-buy-box': ElementProps<OfProduct>
  'shyrdak-cart': ElementProps
  'shyrdak-cart-badge': ElementProps
  'shyrdak-search': ElementProps
  'shyrdak-mailing-form': ElementProps
}
