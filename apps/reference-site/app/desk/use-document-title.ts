import { useEffect } from 'react'

/** What the tab of a page of the desk says once it is known; where nothing is given it stays as it is. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    const shown = `${title} · Shyrdak`
    document.title = shown
    return () => {
      // Another page may have said by now what it is.
      if (document.title === shown) document.title = before
    }
  }, [title])
}
