import { createStore, type Store } from '@shyrdak/react-store'
import { allWords } from '@shyrdak/react-store/words/all'
import type { Visit } from '../visit.ts'

/** A store that draws and does nothing else: every word is there, nothing is remembered. */
export const serverStore = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: Pick<Visit, 'language' | 'country' | 'hasChosenCountry' | 'prefix' | 'apiHost'>): Store =>
  createStore({ language, country, hasChosenCountry, prefix, apiHost, words: allWords(language) })
