import { formatCount } from '@shyrdak/sdk/format'
import type { SearchMessages } from './messages.ts'

export const search: SearchMessages = {
  label: 'Поиск по магазину',
  placeholder: 'Тапочки, ковёр, калпак…',
  submit: 'Найти',
  suggestions: 'Подсказки',
  found: (count) => formatCount('ru', count, { one: 'подсказка', few: 'подсказки', many: 'подсказок' }),
  nothing: 'Такого пока не нашлось',
  all: (text) => `Всё по запросу «${text}»`,
}
