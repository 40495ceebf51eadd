import type { Language } from '@shyrdak/sdk/contract'

/** What stands around the login of the desk. */
export interface DeskSignInMessages {
  title: string
  lead: string
  asideTitle: string
  aside: string
  demo: string
  demoManager: string
  demoPassword: string
  /** When a client of the store is known on this device. */
  replaces: (name: string) => string
}

export const deskSignInMessages: Record<Language, DeskSignInMessages> = {
  en: {
    title: 'Desk login',
    lead: 'For managers of the store.',
    asideTitle: 'Everything that waits for you',
    aside: 'Applications of wholesale clients, reviews, orders, stock and prices: each in a list of its own.',
    demo: 'This is a demo store',
    demoManager: 'The manager',
    demoPassword: 'Password',
    replaces: (name) =>
      `${name || 'Somebody'} is logged in here as a client of the store. Logging in to the desk takes that place.`,
  },
  ru: {
    title: 'Вход для менеджеров',
    lead: 'Для сотрудников магазина.',
    asideTitle: 'Всё, что вас ждёт',
    aside: 'Заявки оптовых клиентов, отзывы, заказы, остатки и цены: у каждого дела свой список.',
    demo: 'Это демонстрационный магазин',
    demoManager: 'Менеджер',
    demoPassword: 'Пароль',
    replaces: (name) =>
      `На этом устройстве уже вошёл клиент магазина${name ? ` (${name})` : ''}. После входа менеджера его сеанс здесь закончится.`,
  },
  kg: {
    title: 'Менеджерлер үчүн кирүү',
    lead: 'Дүкөндүн кызматкерлери үчүн.',
    asideTitle: 'Сизди күтүп турган иштер',
    aside:
      'Дүңүнөн сатып алуучулардын арыздары, пикирлер, буйрутмалар, калдык жана баалар: ар биринин өз тизмеси бар.',
    demo: 'Бул — көрсөтмө дүкөн',
    demoManager: 'Менеджер',
    demoPassword: 'Сырсөз',
    replaces: (name) =>
      `Бул түзмөктө дүкөндүн кардары${name ? ` (${name})` : ''} кирип турат. Менеджер киргенде анын бул жердеги сеансы аяктайт.`,
  },
}
