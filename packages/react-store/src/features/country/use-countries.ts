import { LANGUAGE_TAGS, type Country } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useEffect, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { countryContract } from './contract.ts'

/** The list is not paginated. Source: spec §7, country. */
const MAX_COUNTRIES = 250

/** The selectable countries; `retry` loads them again after a failure. */
export function useCountries() {
  const store = useStore()
  const [countries, setCountries] = useState<readonly Country[]>([])
  const [state, setState] = useState<'asking' | 'loaded' | 'failed'>('asking')
  useEffect(() => {
    if (state !== 'asking') return undefined
    const leaving = new AbortController()
    async function ask() {
      const { content } = await store.sdk(countryContract)
      const { data } = await content.countries.list({
        query: { per_page: MAX_COUNTRIES },
        signal: leaving.signal,
      })
      if (leaving.signal.aborted) return
      const { compare } = new Intl.Collator(LANGUAGE_TAGS[store.language])
      const nameOf = ({ name }: Country) => localized(name, store.language)
      // Those with delivery keep the order of the store's list.
      const byName = data
        .filter(({ delivers }) => !delivers)
        .toSorted((a, b) => compare(nameOf(a), nameOf(b)))
      setCountries([...data.filter(({ delivers }) => delivers), ...byName])
      setState('loaded')
      await store.countryChoice.send({ type: 'countries.loaded', countries: data })
    }
    ask().catch(() => leaving.signal.aborted || setState('failed'))
    return () => leaving.abort()
  }, [store, state])
  return { countries, state, retry: () => setState('asking') }
}
