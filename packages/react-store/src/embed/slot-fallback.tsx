import type { Fallback } from '../features/products/reading-state.tsx'

/** Shows the slotted content of the page, or the standard message when there is none. */
export const slotFallback: Fallback = (_message, standard) => <slot>{standard}</slot>
