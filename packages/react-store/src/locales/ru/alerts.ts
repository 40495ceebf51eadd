import { formatCount } from '@shyrdak/sdk/words'
import type { AlertsWords } from '../words/alerts-words.ts'

export const alerts: AlertsWords = {
  messages: {
    added: ({ name }) => `${name}: уже в корзине`,
    raised: ({ name, count }) => `${name}: теперь в корзине ${count}`,
    atLimit: ({ name, count }) => `${name}: в корзине все ${count}, больше у нас нет`,
    soldOut: ({ name }) => `${name}: только что распродано`,
    cartFull: () => 'Корзина полна: в одном заказе помещается 100 разных товаров',
    removed: ({ name }) => `${name}: убрано из корзины`,
    removedMany: ({ count }) =>
      `Убрано: ${formatCount('ru', count, { one: 'позиция', few: 'позиции', many: 'позиций' })}`,
    unreadLines: ({ count }) =>
      `Не удалось прочитать ${formatCount('ru', count, { one: 'позицию', few: 'позиции', many: 'позиций' })} в корзине. Остальное на месте.`,
    unreadBasket: () => 'Сохранённую корзину не удалось прочитать, поэтому она пуста.',
    countryChanged: ({ name, count }) =>
      count > 0 ? `Ваша страна теперь ${name}, корзина очищена` : `Ваша страна теперь ${name}`,
    countryFailed: () => 'Не удалось сменить страну. Попробуйте ещё раз.',
    failed: () => 'Что-то пошло не так!',
  },
  actions: { openBasket: 'Открыть корзину', undo: 'Вернуть' },
  region: 'Сообщения',
  close: 'Закрыть',
}
