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
    laterTitle: 'Made to order, ordering opens with accounts',
    laterPiece: 'Ordering opens with accounts',
    later:
      'Special goods are ordered by name, since the maker has to know for whom. Until then the workshop answers questions itself.',
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
    laterTitle: 'Делается на заказ, заказы откроются вместе с личными кабинетами',
    laterPiece: 'Заказы откроются вместе с личными кабинетами',
    later:
      'Такие вещи заказывают по имени: мастер должен знать, для кого работает. А пока на вопросы отвечает сама мастерская.',
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
    laterTitle: 'Буйрутма менен жасалат, буйрутма жеке кабинеттер менен кошо ачылат',
    laterPiece: 'Буйрутма жеке кабинеттер менен кошо ачылат',
    later:
      'Мындай буюмга атын айтып буйрутма берилет: уста ким үчүн жасап жатканын билиши керек. Ага чейин суроолорго устакана өзү жооп берет.',
    weight: 'Салмагы',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Жасаган уста',
    visit: 'Устаканага кирүү',
    more: 'Ошол эле колдон',
  },
}
