import { useEffect } from 'react'

/** Tells the author of the page about a mistake in an element, in the console. Null for none. */
export const useWarning = (mistake: string | null): void =>
  useEffect(() => {
    if (mistake !== null) console.warn(`Shyrdak: ${mistake}`)
  }, [mistake])
