import type { Language } from '@shyrdak/sdk/contract'

export interface SpecialProductWords {
  weight: string
  grams: (grams: string) => string
  kilograms: (kilograms: string) => string
  maker: string
  visit: string
  more: string
}

export const specialProductWords: Record<Language, SpecialProductWords> = {
  en: {
    weight: 'Weight',
    grams: (grams) => `${grams} g`,
    kilograms: (kilograms) => `${kilograms} kg`,
    maker: 'The maker',
    visit: 'Visit the workshop',
    more: 'From the same hands',
  },
  ru: {
    weight: 'Вес',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Кто это сделал',
    visit: 'Зайти в мастерскую',
    more: 'Из тех же рук',
  },
  kg: {
    weight: 'Салмагы',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Жасаган уста',
    visit: 'Устаканага кирүү',
    more: 'Ошол эле колдон',
  },
}
