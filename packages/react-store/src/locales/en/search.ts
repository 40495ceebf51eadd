import { formatCount } from '@shyrdak/sdk/words'
import type { SearchWords } from '../words/search-words.ts'

export const search: SearchWords = {
  label: 'Search the store',
  placeholder: 'Slippers, rug, kalpak…',
  submit: 'Search',
  suggestions: 'Suggestions',
  found: (count) => formatCount('en', count, { one: 'suggestion', other: 'suggestions' }),
  nothing: 'Nothing like that yet',
  all: (text) => `Everything for “${text}”`,
}
