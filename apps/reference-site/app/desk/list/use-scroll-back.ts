import { useEffect } from 'react'

/** The key in `history.state` of the entry being left. */
const KEY = 'listPlace'

interface Place {
  readonly y: number
  /** The target of the followed link, so that keyboard users continue at its row. */
  readonly href: string | null
}

function leave(): void {
  const { activeElement: link } = document
  const place: Place = { y: scrollY, href: link instanceof HTMLAnchorElement ? link.href : null }
  history.replaceState({ ...history.state, [KEY]: place }, '')
}

function comeBack({ y, href }: Place): void {
  scrollTo({ top: y, behavior: 'instant' })
  if (href === null) return
  const links = document.querySelectorAll<HTMLAnchorElement>('.site-desk-list a')
  Array.from(links)
    .find((link) => link.href === href)
    ?.focus({ preventScroll: true })
}

/** Restores the scroll position when a user returns to a list or reloads it, once its rows are loaded. */
export function useScrollBack(isThere: boolean): void {
  useEffect(() => {
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    const state: { [KEY]?: Place } | null = history.state
    const place = state?.[KEY]
    if (!isThere || !place) return
    const { [KEY]: _, ...others } = state
    history.replaceState(others, '')
    comeBack(place)
  }, [isThere])
}
