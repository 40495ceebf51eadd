import { use } from 'react'
import type { Words, WordsJourney } from '../locales/words.ts'
import type { Store } from '../store/store.ts'
import { useStore } from './use-store.ts'

/** One promise per store and journey, so that a suspended drawing finds it again. */
const waits = new WeakMap<Store, Map<WordsJourney, Promise<void>>>()

function waitFor(store: Store, journey: WordsJourney): Promise<void> {
  const own = waits.get(store) ?? new Map<WordsJourney, Promise<void>>()
  waits.set(store, own)
  const wait = own.get(journey) ?? store.loadWords([journey])
  own.set(journey, wait)
  return wait
}

/** The words of a journey. Suspends until they are loaded; `store.loadWords` beforehand spares the wait. */
export function useWords<J extends WordsJourney>(journey: J): Words[J] {
  const store = useStore()
  // A drawing that once waited goes on asking the same wait: React wants the same calls when it resumes.
  if (!store.hasWords(journey) || waits.get(store)?.has(journey)) use(waitFor(store, journey))
  return store.words(journey)
}
