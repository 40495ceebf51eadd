import { pageStore } from '../store/page-store.ts'

/** Starts the cart, which adds what pages were left before they could. It notes a failure itself. */
export const startCart = (): void => void pageStore().retailCart.start()
