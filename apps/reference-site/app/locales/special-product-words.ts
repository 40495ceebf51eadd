import type { Language } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/words'

export interface SpecialProductWords {
  /** How long a piece that is made to order takes. */
  takes: (days: number) => string
  weight: string
  grams: (grams: string) => string
  kilograms: (kilograms: string) => string
  maker: string
  visit: string
  more: string
}

export const specialProductWords: Record<Language, SpecialProductWords> = {
  en: {
    takes: (days) =>
      `What does not lie ready is made for you in ${formatCount('en', days, { one: 'day', other: 'days' })}.`,
    weight: 'Weight',
    grams: (grams) => `${grams} g`,
    kilograms: (kilograms) => `${kilograms} kg`,
    maker: 'The maker',
    visit: 'Visit the workshop',
    more: 'From the same hands',
  },
  ru: {
    takes: (days) =>
      `Чего нет готового, сделают для вас за ${formatCount('ru', days, { one: 'день', few: 'дня', many: 'дней' })}.`,
    weight: 'Вес',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Кто это сделал',
    visit: 'Зайти в мастерскую',
    more: 'Из тех же рук',
  },
  kg: {
    takes: (days) =>
      `Даяры жок болсо, сиз үчүн ${formatCount('kg', days, { one: 'күндө', other: 'күндө' })} жасап беришет.`,
    weight: 'Салмагы',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Жасаган уста',
    visit: 'Устаканага кирүү',
    more: 'Ошол эле колдон',
  },
}
