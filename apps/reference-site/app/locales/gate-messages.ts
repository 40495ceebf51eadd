import type { Language } from '@shyrdak/sdk/contract'

/** What the head of the curtain's page says. */
export const gateMessages: Record<Language, { title: string; description: string }> = {
  en: {
    title: 'The store opens soon',
    description: 'Felt made by hand. Whoever has the password may come in.',
  },
  ru: {
    title: 'Магазин скоро откроется',
    description: 'Войлок ручной работы. У кого есть пароль, может войти.',
  },
  kg: { title: 'Дүкөн жакында ачылат', description: 'Кол менен жасалган кийиз. Сырсөзү бар адам кире алат.' },
}
