import { formatCount } from '@shyrdak/sdk/words'
import type { SearchWords } from '../words/search-words.ts'

export const search: SearchWords = {
  label: 'Дүкөндөн издөө',
  placeholder: 'Тапичке, килем, калпак…',
  submit: 'Издөө',
  suggestions: 'Сунуштар',
  found: (count) => formatCount('kg', count, { one: 'сунуш', other: 'сунуш' }),
  nothing: 'Андай буюм азырынча жок',
  all: (text) => `«${text}» боюнча баары`,
}
