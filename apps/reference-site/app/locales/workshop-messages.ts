import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/format'

export interface WorkshopMessages {
  workshops: string
  workshopsText: string
  /** Spec §8. */
  empty: string
  gallery: string
  enlarge: (place: number, of: number) => string
  person: string
  contacts: string
  address: string
  phone: string
  email: string
  networks: string
  works: string
  allWorks: string
  worksOf: (name: string) => string
  worksText: (count: number) => string
  noWorks: string
  toWorkshop: string
  pages: string
  previous: string
  next: string
  page: (page: number) => string
}

export const workshopMessages: Record<Language, WorkshopMessages> = {
  en: {
    workshops: 'Workshops',
    workshopsText:
      'The people behind the felt: families, neighbours and single-handed masters from Batken to San-Tash. Each has a page of their own, and things you will not find twice.',
    empty: 'Data are still not there',
    gallery: 'In the workshop',
    enlarge: (place, of) => `Look closer at picture ${place} of ${of}`,
    person: 'Whose hands',
    contacts: 'How to find us',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    networks: 'Elsewhere',
    works: 'Made here',
    allWorks: 'All works',
    worksOf: (name) => `Works of ${name}`,
    worksText: (count) => formatCount('en', count, { one: 'piece', other: 'pieces' }),
    noWorks: 'Nothing of this workshop is sold in your country at the moment.',
    toWorkshop: 'About the workshop',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
  ru: {
    workshops: 'Мастерские',
    workshopsText:
      'Люди, которые стоят за войлоком: семьи, соседки и мастера-одиночки от Баткена до Сан-Таша. У каждой мастерской своя страница и вещи, которых не бывает две.',
    empty: 'Данных пока нет',
    gallery: 'В мастерской',
    enlarge: (place, of) => `Рассмотреть снимок ${place} из ${of}`,
    person: 'Чьи это руки',
    contacts: 'Как нас найти',
    address: 'Адрес',
    phone: 'Телефон',
    email: 'Электронная почта',
    networks: 'Ещё мы здесь',
    works: 'Сделано здесь',
    allWorks: 'Все работы',
    worksOf: (name) => `Работы мастерской ${name}`,
    worksText: (count) => formatCount('ru', count, { one: 'работа', few: 'работы', many: 'работ' }),
    noWorks: 'Сейчас в вашей стране нет вещей этой мастерской.',
    toWorkshop: 'О мастерской',
    pages: 'Страницы',
    previous: 'Назад',
    next: 'Вперёд',
    page: (page) => `Страница ${page}`,
  },
  kg: {
    workshops: 'Устаканалар',
    workshopsText:
      'Кийиздин артындагы адамдар: Баткенден Сан-Ташка чейинки үй-бүлөлөр, кошуналар жана жалгыз иштеген усталар. Ар биринин өз барагы жана экинчиси жок буюмдары бар.',
    empty: 'Азырынча маалымат жок',
    gallery: 'Устаканада',
    enlarge: (place, of) => `${of} сүрөттүн ${place}-сүн жакындан көрүү`,
    person: 'Кимдин колу',
    contacts: 'Бизди кантип табасыз',
    address: 'Дареги',
    phone: 'Телефону',
    email: 'Электрондук почта',
    networks: 'Дагы кайдабыз',
    works: 'Ушул жерде жасалган',
    allWorks: 'Бардык иштери',
    worksOf: (name) => `${name} устаканасынын иштери`,
    worksText: (count) => formatCount('kg', count, { one: 'буюм', other: 'буюм' }),
    noWorks: 'Азыр сиздин өлкөдө бул устакананын буюму сатылбайт.',
    toWorkshop: 'Устакана жөнүндө',
    pages: 'Барактар',
    previous: 'Артка',
    next: 'Алдыга',
    page: (page) => `${page}-барак`,
  },
}
