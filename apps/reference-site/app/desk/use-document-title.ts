import { useEffect } from 'react'

/** Sets the document title of a desk page. `null` leaves it unchanged. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    const shown = `${title} · Shyrdak`
    document.title = shown
    return () => {
      // Another page may have set its own title since.
      if (document.title === shown) document.title = before
    }
  }, [title])
}
