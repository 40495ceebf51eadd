import { SHOP_CONTACTS } from '#content/shop-contacts.ts'
import type { FaqTexts } from './en.ts'

export const kg: FaqTexts = {
  title: 'Суроолор жана жооптор',
  description: 'Кийиз, өлчөм, төлөм, жеткирүү жана кайтаруу тууралуу көп берилген суроолор.',
  opening: {
    title: 'Суроолор жана жооптор',
    text: 'Бизден көп суралган нерселер. Сурооңуз бул жерде жок болсо, төмөнгө жазыңыз, жообу ушул баракта чыгат.',
  },
  aside: {
    title: 'Сүйлөшөлүбү?',
    text: `<p>${SHOP_CONTACTS.kg.call}</p><p>${SHOP_CONTACTS.kg.hours}, Бишкек убактысы менен. Кыргызча, орусча, англисче.</p>`,
    button: 'Бардык байланыштар',
  },
  ask: { title: 'Суроо бериңиз', text: 'Эки жумуш күнүнүн ичинде жооп беребиз.' },
}
