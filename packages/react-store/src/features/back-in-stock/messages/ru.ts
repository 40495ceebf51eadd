import { formatCount } from '@shyrdak/sdk/format'
import type { BackInStockMessages } from './messages.ts'

const DAYS = { one: 'день', few: 'дня', many: 'дней' }

export const backInStock: BackInStockMessages = {
  label: 'Сообщить, когда появится',
  asking: 'Секунду',
  size: 'Какой размер?',
  email: 'Электронная почта',
  emailHint: 'Напишем один раз, когда появится. Сначала пришлём ссылку, чтобы убедиться, что адрес ваш.',
  known: (email) => `Напишем один раз на ${email}.`,
  submit: 'Сообщите мне',
  saving: 'Сохраняем вашу просьбу',
  failed: 'Просьба не сохранена. Всё, что вы ввели, на месте.',
  waiting: 'Напишем, как только появится',
  waitingText: (email) => `Одно письмо на ${email}.`,
  confirming: 'Откройте ссылку в нашем письме',
  confirmingText: (email, days) =>
    `Письмо уже идёт на ${email}, ссылка в нём действует ${formatCount('ru', days, DAYS)}. После этого напишем, как только товар появится.`,
  another: 'Другой размер',
}
