import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/format'
import type { DeskSection } from './desk-menu.ts'

/** What every page of the desk says around its own things. */
export interface DeskMessages {
  desk: string
  description: string
  menu: string
  sections: Readonly<Record<DeskSection, string>>
  /** Beside an entry of the menu. */
  waiting: (count: number) => string
  hello: (name: string) => string
  profile: string
  logOut: string
  opening: string
  /** Instead of a list that could not be read. */
  failed: string
  failedText: string
  missing: string
  missingText: string
  again: string
  toDesk: string
  filters: string
  find: string
  findSubmit: string
  found: (count: number) => string
  nothingFound: string
  pages: string
  previous: string
  next: string
  page: (number: number) => string
}

export const deskMessages: Record<Language, DeskMessages> = {
  en: {
    desk: 'The desk',
    description: 'Where managers of the store work.',
    menu: 'Desk',
    sections: {
      applications: 'Applications',
      reviews: 'Reviews',
      orders: 'Orders',
      goods: 'Stock and prices',
    },
    waiting: (count) => `${count} waiting`,
    hello: (name) => (name ? `${name}, manager` : 'Manager'),
    profile: 'My profile',
    logOut: 'Log out',
    opening: 'Opening the desk',
    failed: 'This could not be loaded',
    failedText: 'The store did not answer, or the connection is gone. Nothing has been changed.',
    missing: 'There is nothing here',
    missingText: 'It may have been removed, or the address is not right.',
    again: 'Try again',
    toDesk: 'To the first list',
    filters: 'Filter',
    find: 'Find',
    findSubmit: 'Find',
    found: (count) => `${count} in all`,
    nothingFound: 'Nothing here fits the filter.',
    pages: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    page: (number) => `Page ${number}`,
  },
  ru: {
    desk: 'Рабочий стол',
    description: 'Здесь работают менеджеры магазина.',
    menu: 'Рабочий стол',
    sections: {
      applications: 'Заявки',
      reviews: 'Отзывы',
      orders: 'Заказы',
      goods: 'Остатки и цены',
    },
    waiting: (count) => formatCount('ru', count, { one: 'ждёт', few: 'ждут', many: 'ждут' }),
    hello: (name) => (name ? `${name}, менеджер` : 'Менеджер'),
    profile: 'Мой профиль',
    logOut: 'Выйти',
    opening: 'Открываем рабочий стол',
    failed: 'Не удалось загрузить',
    failedText: 'Магазин не ответил или пропала связь. Ничего не изменилось.',
    missing: 'Здесь ничего нет',
    missingText: 'Возможно, это удалено или адрес указан неверно.',
    again: 'Попробовать ещё раз',
    toDesk: 'К первому списку',
    filters: 'Фильтр',
    find: 'Поиск',
    findSubmit: 'Найти',
    found: (count) => `Всего: ${count}`,
    nothingFound: 'По этому фильтру ничего нет.',
    pages: 'Страницы списка',
    previous: 'Назад',
    next: 'Дальше',
    page: (number) => `Страница ${number}`,
  },
  kg: {
    desk: 'Иш столу',
    description: 'Бул жерде дүкөндүн менеджерлери иштейт.',
    menu: 'Иш столу',
    sections: {
      applications: 'Арыздар',
      reviews: 'Пикирлер',
      orders: 'Буйрутмалар',
      goods: 'Калдык жана баалар',
    },
    waiting: (count) => `${count} күтүп турат`,
    hello: (name) => (name ? `${name}, менеджер` : 'Менеджер'),
    profile: 'Профилим',
    logOut: 'Чыгуу',
    opening: 'Иш столу ачылууда',
    failed: 'Жүктөлгөн жок',
    failedText: 'Дүкөн жооп берген жок же байланыш үзүлдү. Эч нерсе өзгөргөн жок.',
    missing: 'Бул жерде эч нерсе жок',
    missingText: 'Балким, ал өчүрүлгөн же дарек туура эмес.',
    again: 'Кайра аракет кылуу',
    toDesk: 'Биринчи тизмеге',
    filters: 'Чыпка',
    find: 'Издөө',
    findSubmit: 'Издөө',
    found: (count) => `Баары: ${count}`,
    nothingFound: 'Бул чыпкага ылайык эч нерсе жок.',
    pages: 'Тизменин барактары',
    previous: 'Артка',
    next: 'Алга',
    page: (number) => `${number}-барак`,
  },
}
