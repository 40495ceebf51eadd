import { useEffect, useRef } from 'react'
import { useStore } from '../../store/use-store.ts'

/**
 * In a form of a logged-in person: what they have typed when their session ends is there again after the login. It is
 * theirs alone, and only once. `form` is the form's name on its page.
 */
export function UnsavedValues({ form: name }: { readonly form: string }) {
  const store = useStore()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const starting = import('./preserve-values.ts').then(({ preserveValues }) =>
      preserveValues(store, form, name),
    )
    // Without its code, the form works as well.
    starting.catch(() => {})
    return () => void starting.then((stop) => stop()).catch(() => {})
  }, [store, name])
  return <span hidden ref={place} />
}
