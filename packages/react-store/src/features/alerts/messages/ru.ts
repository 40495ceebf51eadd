import { formatCount } from '@shyrdak/sdk/format'
import type { AlertsMessages } from './messages.ts'

export const alerts: AlertsMessages = {
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
    unreadCart: () => 'Сохранённую корзину не удалось прочитать, поэтому она пуста.',
    countryChanged: ({ name, count }) =>
      count > 0 ? `Ваша страна теперь ${name}, корзина очищена` : `Ваша страна теперь ${name}`,
    countryFailed: () => 'Не удалось сменить страну. Попробуйте ещё раз.',
    failed: () => 'Что-то пошло не так!',
  },
  actions: { openCart: 'Открыть корзину', undo: 'Вернуть' },
  region: 'Сообщения',
  close: 'Закрыть',
}
