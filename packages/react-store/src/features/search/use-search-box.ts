import type { RetailProductEntry, SimilarSearch } from '@shyrdak/sdk/contract'
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Store } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'

const MIN_CHARACTERS = 2
const MAX_FOUND = 5
/** In milliseconds. */
const DEBOUNCE_MS = 180

/**
 * Loads the client together with the list of suggestions, since a later load may fail. `isThere` skips the
 * connection check when both are loaded.
 */
async function loadSearch({ ports, sdk }: Store, isThere: boolean) {
  if (!isThere) await ports.reach?.()
  const [{ searchContract }, { Suggestions }] = await Promise.all([
    import('./contract.ts'),
    import('./suggestions.tsx'),
  ])
  return { Suggestions, sdk: await sdk(searchContract) }
}

/** Text, suggestions and keyboard handling of the search box. `active` is -1 without a selection. */
export function useSearchBox(initial: string) {
  const store = useStore()
  const isThere = useRef(false)
  const [Suggestions, setSuggestions] = useState<
    Awaited<ReturnType<typeof loadSearch>>['Suggestions'] | null
  >(null)
  const [text, setText] = useState(initial)
  const [found, setFound] = useState<readonly RetailProductEntry[]>([])
  const [similar, setSimilar] = useState<readonly SimilarSearch[]>([])
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  const [active, setActive] = useState(-1)
  const query = text.trim()

  const load = useCallback(async () => {
    const { Suggestions: shown, sdk } = await loadSearch(store, isThere.current)
    isThere.current = true
    // Wrapped, since React would call a function as an updater.
    setSuggestions(() => shown)
    return sdk
  }, [store])

  useEffect(() => {
    if (state !== 'asking') return undefined
    const leaving = new AbortController()
    async function ask() {
      const sdk = await load()
      if (leaving.signal.aborted) return
      const answer = await sdk.retailCatalogue.search.products({
        body: { text: query, per_page: MAX_FOUND },
        signal: leaving.signal,
      })
      if (leaving.signal.aborted) return
      setFound(answer.data.slice(0, MAX_FOUND))
      setSimilar(answer.similar ?? [])
      setActive(-1)
      setState('open')
    }
    // Failures are ignored: the form works without suggestions.
    const timer = setTimeout(
      () => void ask().catch(() => leaving.signal.aborted || setState('closed')),
      DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [load, query, state])

  const hrefOf = (index: number) => {
    const entry = found[index]
    return entry && store.link(`/product/${entry.slug}`)
  }

  const isOpen = state === 'open' || (state === 'asking' && found.length > 0)

  function close() {
    setState('closed')
    setFound([])
    setSimilar([])
    setActive(-1)
  }

  return {
    text,
    found,
    /** Null until its code is loaded. */
    Suggestions,
    /** Similar searches, when nothing is found. */
    similar,
    state,
    active,
    /** Previous results stay visible while loading. */
    isOpen,
    /** Preloads the client and the list; called on focus. */
    prepare: () => void load().catch(() => {}),
    /** Closes the list when the focus leaves the form. */
    leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.closest('form')?.contains(relatedTarget)) close()
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
