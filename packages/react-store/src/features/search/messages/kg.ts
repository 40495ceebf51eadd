import { formatCount } from '@shyrdak/sdk/format'
import type { SearchMessages } from './messages.ts'

export const search: SearchMessages = {
  label: 'Дүкөндөн издөө',
  placeholder: 'Тапичке, килем, калпак…',
  submit: 'Издөө',
  suggestions: 'Сунуштар',
  found: (count) => formatCount('kg', count, { one: 'сунуш', other: 'сунуш' }),
  nothing: 'Андай буюм азырынча жок',
  all: (text) => `«${text}» боюнча баары`,
}
