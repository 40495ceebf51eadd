import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/words'

export interface SpecialProductWords {
  color: string
  sizes: string
  ready: (count: number) => string
  toOrder: string
  gone: string
  /** How long a piece that is made to order takes. */
  takes: (days: number) => string
  /** Ordering is not possible yet: said honestly. */
  laterTitle: string
  /** The same of a piece that is not made again. */
  laterPiece: string
  later: string
  /** The way to who made it. */
  ask: string
  weight: string
  grams: (grams: string) => string
  kilograms: (kilograms: string) => string
  maker: string
  visit: string
  more: string
}

export const specialProductWords: Record<Language, SpecialProductWords> = {
  en: {
    color: 'Colour:',
    sizes: 'Sizes',
    ready: (count) => `${formatCount('en', count, { one: 'piece', other: 'pieces' })} ready`,
    toOrder: 'made to order',
    gone: 'sold',
    takes: (days) => `Ready ${formatCount('en', days, { one: 'day', other: 'days' })} after you order`,
    laterTitle: 'Made to order by the workshop',
    laterPiece: 'Sold by the workshop itself',
    later:
      'Its maker works for a person, not for a shelf, and has to know for whom. Write or call: the workshop answers about size, price and time.',
    ask: 'Ask the workshop',
    weight: 'Weight',
    grams: (grams) => `${grams} g`,
    kilograms: (kilograms) => `${kilograms} kg`,
    maker: 'The maker',
    visit: 'Visit the workshop',
    more: 'From the same hands',
  },
  ru: {
    color: 'Цвет:',
    sizes: 'Размеры',
    ready: (count) =>
      formatCount('ru', count, { one: 'вещь готова', few: 'вещи готовы', many: 'вещей готово' }),
    toOrder: 'на заказ',
    gone: 'продано',
    takes: (days) =>
      `Готово через ${formatCount('ru', days, { one: 'день', few: 'дня', many: 'дней' })} после заказа`,
    laterTitle: 'Мастерская делает на заказ',
    laterPiece: 'Продаёт сама мастерская',
    later:
      'Мастер работает для человека, а не для полки, и должен знать, для кого. Напишите или позвоните: мастерская ответит о размере, цене и сроке.',
    ask: 'Спросить мастерскую',
    weight: 'Вес',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Кто это сделал',
    visit: 'Зайти в мастерскую',
    more: 'Из тех же рук',
  },
  kg: {
    color: 'Түсү:',
    sizes: 'Өлчөмдөрү',
    ready: (count) => formatCount('kg', count, { one: 'даяр', other: 'даяр' }),
    toOrder: 'буйрутма менен',
    gone: 'сатылды',
    takes: (days) =>
      `Буйрутмадан кийин ${formatCount('kg', days, { one: 'күндө', other: 'күндө' })} даяр болот`,
    laterTitle: 'Устакана буйрутма менен жасайт',
    laterPiece: 'Устакана өзү сатат',
    later:
      'Уста текче үчүн эмес, адам үчүн иштейт, ким үчүн жасап жатканын билиши керек. Жазыңыз же чалыңыз: өлчөмү, баасы, мөөнөтү жөнүндө устакана өзү айтат.',
    ask: 'Устаканадан суроо',
    weight: 'Салмагы',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Жасаган уста',
    visit: 'Устаканага кирүү',
    more: 'Ошол эле колдон',
  },
}
