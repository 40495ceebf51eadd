import { CALL_EVENT } from './page-events.ts'

/** Hydrates the named island. Deferred, since islands listen only after the page's first script has run. */
export const callIsland = (name: string): unknown =>
  setTimeout(() => dispatchEvent(new CustomEvent(CALL_EVENT, { detail: name })))
