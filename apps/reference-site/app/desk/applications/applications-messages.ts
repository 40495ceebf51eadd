import type { ApplicationStatus, Language } from '@shyrdak/sdk/contract'

export interface ApplicationsMessages {
  title: string
  states: Readonly<Record<ApplicationStatus, string>>
  filters: Readonly<Record<ApplicationStatus | 'all', string>>
  empty: Readonly<Record<ApplicationStatus | 'all', string>>
  find: string
  person: string
  email: string
  unconfirmed: string
  phone: string
  place: string
  comment: string
  applied: (when: string) => string
  approve: string
  reject: string
  takeBack: string
  refuseTitle: (company: string) => string
  takeBackTitle: (company: string) => string
  refuseText: string
  approved: (company: string) => string
  rejected: (company: string) => string
}

export const applicationsMessages: Record<Language, ApplicationsMessages> = {
  en: {
    title: 'Wholesale applications',
    states: { waiting: 'Waiting', active: 'Approved', rejected: 'Refused' },
    filters: { waiting: 'Waiting', active: 'Approved', rejected: 'Refused', all: 'All' },
    empty: {
      waiting: 'Nobody waits. New applications appear here, the oldest first.',
      active: 'Nobody has been approved yet.',
      rejected: 'Nobody has been refused.',
      all: 'Nobody has applied yet.',
    },
    find: 'Company, person, email, phone or city',
    person: 'Person',
    email: 'Email',
    unconfirmed: 'not confirmed',
    phone: 'Phone',
    place: 'Place',
    comment: 'What they wrote',
    applied: (when) => `Applied ${when}`,
    approve: 'Approve',
    reject: 'Refuse',
    takeBack: 'Hide prices again',
    refuseTitle: (company) => `Refuse ${company}`,
    takeBackTitle: (company) => `Hide wholesale prices from ${company}`,
    refuseText: 'Wholesale prices stay hidden. The client gets a letter with the reason.',
    approved: (company) => `${company} is approved and gets a letter`,
    rejected: (company) => `${company} sees no wholesale prices and gets a letter`,
  },
  ru: {
    title: 'Заявки на опт',
    states: { waiting: 'Ожидает', active: 'Одобрена', rejected: 'Отклонена' },
    filters: { waiting: 'Ожидают', active: 'Одобренные', rejected: 'Отклонённые', all: 'Все' },
    empty: {
      waiting: 'Никто не ждёт. Новые заявки появятся здесь, самые давние сверху.',
      active: 'Одобренных заявок пока нет.',
      rejected: 'Отклонённых заявок нет.',
      all: 'Заявок пока нет.',
    },
    find: 'Компания, имя, почта, телефон или город',
    person: 'Контакт',
    email: 'Email',
    unconfirmed: 'не подтверждён',
    phone: 'Телефон',
    place: 'Место',
    comment: 'Комментарий',
    applied: (when) => `Подана ${when}`,
    approve: 'Одобрить',
    reject: 'Отклонить',
    takeBack: 'Снова скрыть цены',
    refuseTitle: (company) => `Отклонить заявку: ${company}`,
    takeBackTitle: (company) => `Скрыть оптовые цены: ${company}`,
    refuseText: 'Оптовые цены останутся скрыты. Клиент получит письмо с причиной.',
    approved: (company) => `Заявка одобрена, письмо отправляется: ${company}`,
    rejected: (company) => `Оптовые цены скрыты, письмо отправляется: ${company}`,
  },
  kg: {
    title: 'Дүң соода арыздары',
    states: { waiting: 'Күтүүдө', active: 'Жактырылган', rejected: 'Четке кагылган' },
    filters: { waiting: 'Күтүүдө', active: 'Жактырылган', rejected: 'Четке кагылган', all: 'Баары' },
    empty: {
      waiting: 'Эч ким күтүп турган жок. Жаңы арыздар ушул жерге чыгат, эң эскиси биринчи турат.',
      active: 'Азырынча жактырылган арыз жок.',
      rejected: 'Четке кагылган арыз жок.',
      all: 'Азырынча арыз жок.',
    },
    find: 'Компания, аты-жөнү, почтасы, телефону же шаары',
    person: 'Аты-жөнү',
    email: 'Email',
    unconfirmed: 'ырасталган эмес',
    phone: 'Телефон',
    place: 'Жери',
    comment: 'Эмне деп жазды',
    applied: (when) => `Берилген: ${when}`,
    approve: 'Жактыруу',
    reject: 'Четке кагуу',
    takeBack: 'Бааларды кайра жашыруу',
    refuseTitle: (company) => `Арызды четке кагуу: ${company}`,
    takeBackTitle: (company) => `Дүң бааларды жашыруу: ${company}`,
    refuseText: 'Дүң баалар жашыруун бойдон калат. Кардар себеби жазылган кат алат.',
    approved: (company) => `Арыз жактырылды, кат жөнөтүлүүдө: ${company}`,
    rejected: (company) => `Дүң баалар жашырылды, кат жөнөтүлүүдө: ${company}`,
  },
}
