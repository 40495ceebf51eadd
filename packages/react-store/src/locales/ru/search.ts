import { formatCount } from '@shyrdak/sdk/words'
import type { SearchWords } from '../words/search-words.ts'

export const search: SearchWords = {
  label: 'Поиск по магазину',
  placeholder: 'Тапочки, ковёр, калпак…',
  submit: 'Найти',
  suggestions: 'Подсказки',
  found: (count) => formatCount('ru', count, { one: 'подсказка', few: 'подсказки', many: 'подсказок' }),
  nothing: 'Такого пока не нашлось',
  all: (text) => `Всё по запросу «${text}»`,
}
