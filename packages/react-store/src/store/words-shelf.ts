import type { Language } from '@shyrdak/sdk/contract'
import { loadWords } from '../locales/load-words.ts'
import type { Words, WordsJourney } from '../locales/words.ts'

/** The words that are there already, and how to get more. */
export interface WordsShelf {
  /** Loads what is missing. Rejects when it cannot be loaded; a later call tries again. */
  load(journeys: readonly WordsJourney[]): Promise<void>
  /** Undefined until loaded. */
  find<J extends WordsJourney>(journey: J): Words[J] | undefined
}

export function wordsShelf(language: Language, given: Partial<Words>): WordsShelf {
  const there: Partial<Words> = { ...given }
  const underWay = new Map<string, Promise<void>>()

  async function fetchWords(missing: readonly WordsJourney[], name: string) {
    try {
      Object.assign(there, await loadWords(language, missing))
    } finally {
      underWay.delete(name)
    }
  }

  return {
    load(journeys) {
      const missing = journeys.filter((journey) => there[journey] === undefined)
      if (missing.length === 0) return Promise.resolve()
      const name = missing.join()
      const loading = underWay.get(name) ?? fetchWords(missing, name)
      underWay.set(name, loading)
      return loading
    },
    find: (journey) => there[journey],
  }
}
