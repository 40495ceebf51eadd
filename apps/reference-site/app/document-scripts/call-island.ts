/** Wakes the island of a name, which has something to do. Islands listen once the first script of the page has run. */
export const callIsland = (name: string): unknown =>
  setTimeout(() => dispatchEvent(new CustomEvent('shyrdak:call', { detail: name })))
