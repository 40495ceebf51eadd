import type { Language } from '@shyrdak/sdk/contract'

export interface SpecialProductMessages {
  weight: string
  grams: (grams: string) => string
  kilograms: (kilograms: string) => string
  maker: string
  pageContext: string
  more: string
}

export const specialProductMessages: Record<Language, SpecialProductMessages> = {
  en: {
    weight: 'Weight',
    grams: (grams) => `${grams} g`,
    kilograms: (kilograms) => `${kilograms} kg`,
    maker: 'The maker',
    pageContext: 'Visit the workshop',
    more: 'From the same hands',
  },
  ru: {
    weight: 'Вес',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Кто это сделал',
    pageContext: 'Зайти в мастерскую',
    more: 'Из тех же рук',
  },
  kg: {
    weight: 'Салмагы',
    grams: (grams) => `${grams} г`,
    kilograms: (kilograms) => `${kilograms} кг`,
    maker: 'Жасаган уста',
    pageContext: 'Устаканага кирүү',
    more: 'Ошол эле колдон',
  },
}
