import type { WorkshopsMessages } from './messages.ts'

export const workshops: WorkshopsMessages = {
  label: 'Устаканалар',
  pageOf: (page, pages) => `${pages} беттин ${page}-бети`,
  pages: 'Устаканалардын беттери',
  previous: 'Артка',
  next: 'Алдыга',
  select: 'Тандоо',
  loading: 'Устаканалар жүктөлүп жатат',
  empty: 'Азырынча маалымат жок',
  unreachable: 'Устаканалардын тизмеси жүктөлгөн жок.',
  retry: 'Кайра аракет кылуу',
}
