import { formatCount } from '@shyrdak/sdk/format'
import type { SearchMessages } from './messages.ts'

export const search: SearchMessages = {
  label: 'Search the store',
  placeholder: 'Slippers, rug, kalpak…',
  submit: 'Search',
  suggestions: 'Suggestions',
  found: (count) => formatCount('en', count, { one: 'suggestion', other: 'suggestions' }),
  nothing: 'Nothing like that yet',
  all: (text) => `Everything for “${text}”`,
}
