import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore } from '../../hooks/use-store.ts'

const MIN_CHARACTERS = 2
const MOST_FOUND = 5
/** Milliseconds of quiet before the store is asked. */
const QUIET = 180

/** Typing, suggestions and the keyboard of the search box. `active` is -1 while the text itself is. */
export function useSearchBox(given: string) {
  const store = useStore()
  const [text, setText] = useState(given)
  const [found, setFound] = useState<readonly RetailProductEntry[]>([])
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  const [active, setActive] = useState(-1)
  const requested = text.trim()

  useEffect(() => {
    if (state !== 'asking') return undefined
    const leaving = new AbortController()
    async function ask() {
      const { retailCatalogue } = await store.catalogue()
      if (leaving.signal.aborted) return
      const { data } = await retailCatalogue.search.products({
        body: { text: requested, per_page: MOST_FOUND },
        signal: leaving.signal,
      })
      if (leaving.signal.aborted) return
      setFound(data.slice(0, MOST_FOUND))
      setActive(-1)
      setState('open')
    }
    // Suggestions are a kindness: without them the form still searches.
    const quiet = setTimeout(
      () => void ask().catch(() => leaving.signal.aborted || setState('closed')),
      QUIET,
    )
    return () => {
      clearTimeout(quiet)
      leaving.abort()
    }
  }, [store, requested, state])

  const hrefOf = (index: number) => {
    const entry = found[index]
    return entry && store.link(`/product/${entry.slug}`)
  }

  const isOpen = state === 'open' || (state === 'asking' && found.length > 0)

  function close() {
    setState('closed')
    setFound([])
    setActive(-1)
  }

  return {
    text,
    found,
    state,
    active,
    /** What was found before stays while the store is asked again. */
    isOpen,
    /** A hand on the field: the calls are loaded while it types. */
    prepare: () => void store.catalogue().catch(() => {}),
    /** The focus went elsewhere; between the field and what was found it may move. */
    leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) {
      if (!currentTarget.form?.contains(relatedTarget)) close()
    },
    type(typed: string) {
      setText(typed)
      if (typed.trim().length < MIN_CHARACTERS) close()
      else setState('asking')
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      if (!isOpen) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        event.preventDefault()
        const places = found.length + 1
        setActive((at) => ((at + 1 + step + places) % places) - 1)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (event.key === 'Enter') {
        const href = hrefOf(active)
        if (href === undefined) return
        event.preventDefault()
        store.ports.navigation.go(href)
      }
    },
  }
}
