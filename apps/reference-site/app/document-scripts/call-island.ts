/** Hydrates the named island. Deferred, since islands listen only after the page's first script has run. */
export const callIsland = (name: string): unknown =>
  setTimeout(() => dispatchEvent(new CustomEvent('shyrdak:call', { detail: name })))
