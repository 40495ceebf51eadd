import type { Country } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

type ShopCountry = Omit<z.infer<typeof Country>, 'currency' | 'delivers'>

/** The selectable countries, in the spec's order. Written by `pnpm --filter @shyrdak/api countries`. */
export const SHOP_COUNTRIES: readonly ShopCountry[] = [
  {
    code: 'KG',
    name: {
      en: 'Kyrgyzstan',
      ru: 'Кыргызстан',
      kg: 'Кыргызстан',
    },
    flag: '🇰🇬',
    location: {
      latitude: 41,
      longitude: 75,
    },
    region: 'Asia',
  },
  {
    code: 'KZ',
    name: {
      en: 'Kazakhstan',
      ru: 'Казахстан',
      kg: 'Казакстан',
    },
    flag: '🇰🇿',
    location: {
      latitude: 48,
      longitude: 68,
    },
    region: 'Asia',
  },
  {
    code: 'RU',
    name: {
      en: 'Russia',
      ru: 'Россия',
      kg: 'Россия',
    },
    flag: '🇷🇺',
    location: {
      latitude: 60,
      longitude: 100,
    },
    region: 'Europe',
  },
  {
    code: 'JP',
    name: {
      en: 'Japan',
      ru: 'Япония',
      kg: 'Япония',
    },
    flag: '🇯🇵',
    location: {
      latitude: 36,
      longitude: 138,
    },
    region: 'Asia',
  },
  {
    code: 'US',
    name: {
      en: 'USA',
      ru: 'США',
      kg: 'АКШ',
    },
    flag: '🇺🇸',
    location: {
      latitude: 38,
      longitude: -97,
    },
    region: 'Americas',
  },
  {
    code: 'AU',
    name: {
      en: 'Australia',
      ru: 'Австралия',
      kg: 'Австралия',
    },
    flag: '🇦🇺',
    location: {
      latitude: -27,
      longitude: 133,
    },
    region: 'Oceania',
  },
  {
    code: 'AZ',
    name: {
      en: 'Azerbaijan',
      ru: 'Азербайджан',
      kg: 'Азербайжан',
    },
    flag: '🇦🇿',
    location: {
      latitude: 40.5,
      longitude: 47.5,
    },
    region: 'Asia',
  },
  {
    code: 'AM',
    name: {
      en: 'Armenia',
      ru: 'Армения',
      kg: 'Армения',
    },
    flag: '🇦🇲',
    location: {
      latitude: 40,
      longitude: 45,
    },
    region: 'Asia',
  },
  {
    code: 'BH',
    name: {
      en: 'Bahrain',
      ru: 'Бахрейн',
      kg: 'Бахрейн',
    },
    flag: '🇧🇭',
    location: {
      latitude: 26,
      longitude: 50.55,
    },
    region: 'Asia',
  },
  {
    code: 'BY',
    name: {
      en: 'Belarus',
      ru: 'Беларусь',
      kg: 'Беларусь',
    },
    flag: '🇧🇾',
    location: {
      latitude: 53,
      longitude: 28,
    },
    region: 'Europe',
  },
  {
    code: 'BE',
    name: {
      en: 'Belgium',
      ru: 'Бельгия',
      kg: 'Бельгия',
    },
    flag: '🇧🇪',
    location: {
      latitude: 50.8333,
      longitude: 4,
    },
    region: 'Europe',
  },
  {
    code: 'GB',
    name: {
      en: 'United Kingdom',
      ru: 'Великобритания',
      kg: 'Улуу Британия',
    },
    flag: '🇬🇧',
    location: {
      latitude: 54,
      longitude: -2,
    },
    region: 'Europe',
  },
  {
    code: 'HU',
    name: {
      en: 'Hungary',
      ru: 'Венгрия',
      kg: 'Венгрия',
    },
    flag: '🇭🇺',
    location: {
      latitude: 47,
      longitude: 20,
    },
    region: 'Europe',
  },
  {
    code: 'DE',
    name: {
      en: 'Germany',
      ru: 'Германия',
      kg: 'Германия',
    },
    flag: '🇩🇪',
    location: {
      latitude: 51,
      longitude: 9,
    },
    region: 'Europe',
  },
  {
    code: 'DK',
    name: {
      en: 'Denmark',
      ru: 'Дания',
      kg: 'Дания',
    },
    flag: '🇩🇰',
    location: {
      latitude: 56,
      longitude: 10,
    },
    region: 'Europe',
  },
  {
    code: 'IL',
    name: {
      en: 'Israel',
      ru: 'Израиль',
      kg: 'Израиль',
    },
    flag: '🇮🇱',
    location: {
      latitude: 31.47,
      longitude: 35.13,
    },
    region: 'Asia',
  },
  {
    code: 'IS',
    name: {
      en: 'Iceland',
      ru: 'Исландия',
      kg: 'Исландия',
    },
    flag: '🇮🇸',
    location: {
      latitude: 65,
      longitude: -18,
    },
    region: 'Europe',
  },
  {
    code: 'IT',
    name: {
      en: 'Italy',
      ru: 'Италия',
      kg: 'Италия',
    },
    flag: '🇮🇹',
    location: {
      latitude: 42.8333,
      longitude: 12.8333,
    },
    region: 'Europe',
  },
  {
    code: 'CA',
    name: {
      en: 'Canada',
      ru: 'Канада',
      kg: 'Канада',
    },
    flag: '🇨🇦',
    location: {
      latitude: 60,
      longitude: -95,
    },
    region: 'Americas',
  },
  {
    code: 'QA',
    name: {
      en: 'Qatar',
      ru: 'Катар',
      kg: 'Катар',
    },
    flag: '🇶🇦',
    location: {
      latitude: 25.5,
      longitude: 51.25,
    },
    region: 'Asia',
  },
  {
    code: 'CN',
    name: {
      en: 'China',
      ru: 'Китай',
      kg: 'Кытай',
    },
    flag: '🇨🇳',
    location: {
      latitude: 35,
      longitude: 105,
    },
    region: 'Asia',
  },
  {
    code: 'KW',
    name: {
      en: 'Kuwait',
      ru: 'Кувейт',
      kg: 'Кувейт',
    },
    flag: '🇰🇼',
    location: {
      latitude: 29.5,
      longitude: 45.75,
    },
    region: 'Asia',
  },
  {
    code: 'LV',
    name: {
      en: 'Latvia',
      ru: 'Латвия',
      kg: 'Латвия',
    },
    flag: '🇱🇻',
    location: {
      latitude: 57,
      longitude: 25,
    },
    region: 'Europe',
  },
  {
    code: 'LT',
    name: {
      en: 'Lithuania',
      ru: 'Литва',
      kg: 'Литва',
    },
    flag: '🇱🇹',
    location: {
      latitude: 56,
      longitude: 24,
    },
    region: 'Europe',
  },
  {
    code: 'LI',
    name: {
      en: 'Liechtenstein',
      ru: 'Лихтенштейн',
      kg: 'Лихтенштейн',
    },
    flag: '🇱🇮',
    location: {
      latitude: 47.2667,
      longitude: 9.5333,
    },
    region: 'Europe',
  },
  {
    code: 'LU',
    name: {
      en: 'Luxembourg',
      ru: 'Люксембург',
      kg: 'Люксембург',
    },
    flag: '🇱🇺',
    location: {
      latitude: 49.75,
      longitude: 6.1667,
    },
    region: 'Europe',
  },
  {
    code: 'MT',
    name: {
      en: 'Malta',
      ru: 'Мальта',
      kg: 'Мальта',
    },
    flag: '🇲🇹',
    location: {
      latitude: 35.8333,
      longitude: 14.5833,
    },
    region: 'Europe',
  },
  {
    code: 'MC',
    name: {
      en: 'Monaco',
      ru: 'Монако',
      kg: 'Монако',
    },
    flag: '🇲🇨',
    location: {
      latitude: 43.7333,
      longitude: 7.4,
    },
    region: 'Europe',
  },
  {
    code: 'MD',
    name: {
      en: 'Moldova',
      ru: 'Молдова',
      kg: 'Молдова',
    },
    flag: '🇲🇩',
    location: {
      latitude: 47,
      longitude: 29,
    },
    region: 'Europe',
  },
  {
    code: 'NL',
    name: {
      en: 'Netherlands',
      ru: 'Нидерланды',
      kg: 'Нидерланддар',
    },
    flag: '🇳🇱',
    location: {
      latitude: 52.5,
      longitude: 5.75,
    },
    region: 'Europe',
  },
  {
    code: 'NZ',
    name: {
      en: 'New Zealand',
      ru: 'Новая Зеландия',
      kg: 'Жаңы Зеландия',
    },
    flag: '🇳🇿',
    location: {
      latitude: -41,
      longitude: 174,
    },
    region: 'Oceania',
  },
  {
    code: 'NO',
    name: {
      en: 'Norway',
      ru: 'Норвегия',
      kg: 'Норвегия',
    },
    flag: '🇳🇴',
    location: {
      latitude: 62,
      longitude: 10,
    },
    region: 'Europe',
  },
  {
    code: 'AE',
    name: {
      en: 'UAE',
      ru: 'ОАЭ',
      kg: 'БАЭ',
    },
    flag: '🇦🇪',
    location: {
      latitude: 24,
      longitude: 54,
    },
    region: 'Asia',
  },
  {
    code: 'PT',
    name: {
      en: 'Portugal',
      ru: 'Португалия',
      kg: 'Португалия',
    },
    flag: '🇵🇹',
    location: {
      latitude: 39.5,
      longitude: -8,
    },
    region: 'Europe',
  },
  {
    code: 'SG',
    name: {
      en: 'Singapore',
      ru: 'Сингапур',
      kg: 'Сингапур',
    },
    flag: '🇸🇬',
    location: {
      latitude: 1.3667,
      longitude: 103.8,
    },
    region: 'Asia',
  },
  {
    code: 'SK',
    name: {
      en: 'Slovakia',
      ru: 'Словакия',
      kg: 'Словакия',
    },
    flag: '🇸🇰',
    location: {
      latitude: 48.6667,
      longitude: 19.5,
    },
    region: 'Europe',
  },
  {
    code: 'SI',
    name: {
      en: 'Slovenia',
      ru: 'Словения',
      kg: 'Словения',
    },
    flag: '🇸🇮',
    location: {
      latitude: 46.1167,
      longitude: 14.8167,
    },
    region: 'Europe',
  },
  {
    code: 'SA',
    name: {
      en: 'Saudi Arabia',
      ru: 'Саудовская Аравия',
      kg: 'Сауд Арабиясы',
    },
    flag: '🇸🇦',
    location: {
      latitude: 25,
      longitude: 45,
    },
    region: 'Asia',
  },
  {
    code: 'TJ',
    name: {
      en: 'Tajikistan',
      ru: 'Таджикистан',
      kg: 'Тажикстан',
    },
    flag: '🇹🇯',
    location: {
      latitude: 39,
      longitude: 71,
    },
    region: 'Asia',
  },
  {
    code: 'TW',
    name: {
      en: 'Taiwan',
      ru: 'Тайвань',
      kg: 'Тайвань',
    },
    flag: '🇹🇼',
    location: {
      latitude: 23.5,
      longitude: 121,
    },
    region: 'Asia',
  },
  {
    code: 'UA',
    name: {
      en: 'Ukraine',
      ru: 'Украина',
      kg: 'Украина',
    },
    flag: '🇺🇦',
    location: {
      latitude: 49,
      longitude: 32,
    },
    region: 'Europe',
  },
  {
    code: 'UZ',
    name: {
      en: 'Uzbekistan',
      ru: 'Узбекистан',
      kg: 'Өзбекстан',
    },
    flag: '🇺🇿',
    location: {
      latitude: 41,
      longitude: 64,
    },
    region: 'Asia',
  },
  {
    code: 'KR',
    name: {
      en: 'South Korea',
      ru: 'Южная Корея',
      kg: 'Түштүк Корея',
    },
    flag: '🇰🇷',
    location: {
      latitude: 37,
      longitude: 127.5,
    },
    region: 'Asia',
  },
]
