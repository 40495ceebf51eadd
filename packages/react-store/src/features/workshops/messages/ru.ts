import type { WorkshopsMessages } from './messages.ts'

export const workshops: WorkshopsMessages = {
  label: 'Мастерские',
  pageOf: (page, pages) => `Страница ${page} из ${pages}`,
  pages: 'Страницы мастерских',
  previous: 'Назад',
  next: 'Вперёд',
  select: 'Выбрать',
  loading: 'Загружаем мастерские',
  empty: 'Данных пока нет',
  unreachable: 'Список мастерских не загрузился.',
  retry: 'Попробовать ещё раз',
}
