import { formatCount } from '@shyrdak/sdk/format'
import type { Language } from '@shyrdak/sdk/contract'

export interface ProductMessages {
  photos: string
  photo: (place: number, of: number) => string
  enlarge: string
  colors: string
  sizeChart: string
  size: string
  charged: (amount: string) => string
  rateOf: (day: string) => string
  delivery: string
  free: string
  deliveryTo: (country: string) => string
  noDelivery: (country: string) => string
  deliversTo: string
  deliveryLater: string
  notSold: (country: string) => string
  notSoldHint: string
  description: string
  details: string
  reviews: string
  reviewCount: (count: number) => string
  noReviews: string
  reviewsChecked: string
  rating: (rating: string) => string
  related: string
  more: string
  chooseCountry: string
}

export const productMessages: Record<Language, ProductMessages> = {
  en: {
    photos: 'Photos',
    photo: (place, of) => `Photo ${place} of ${of}`,
    enlarge: 'Look closer',
    colors: 'Colours',
    sizeChart: 'Size chart',
    size: 'Size',
    charged: (amount) => `You pay ${amount}`,
    rateOf: (day) => `at the rate of ${day}`,
    delivery: 'Delivery',
    free: 'free',
    deliveryTo: (country) => `Delivery: ${country}`,
    noDelivery: (country) => `We do not deliver to this country yet: ${country}`,
    deliversTo: 'We deliver to Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine.',
    deliveryLater: 'The cost and the days are shown as soon as this is in stock again.',
    notSold: (country) => `Not sold in your country: ${country}`,
    notSoldHint: 'Choose another country to see whether it is sold there.',
    description: 'About it',
    details: 'Good to know',
    reviews: 'Reviews',
    reviewCount: (count) => formatCount('en', count, { one: 'review', other: 'reviews' }),
    noReviews: 'Nobody has written about it yet.',
    reviewsChecked: 'We read every review within 48 hours before it appears here.',
    rating: (rating) => `${rating} out of 5`,
    related: 'Made beside it',
    more: 'See the whole section',
    chooseCountry: 'Change the country',
  },
  ru: {
    photos: 'Фотографии',
    photo: (place, of) => `Фотография ${place} из ${of}`,
    enlarge: 'Рассмотреть',
    colors: 'Цвета',
    sizeChart: 'Таблица размеров',
    size: 'Размер',
    charged: (amount) => `К оплате ${amount}`,
    rateOf: (day) => `по курсу на ${day}`,
    delivery: 'Доставка',
    free: 'бесплатно',
    deliveryTo: (country) => `Доставка: ${country}`,
    noDelivery: (country) => `В эту страну мы пока не доставляем: ${country}`,
    deliversTo: 'Мы доставляем в Кыргызстан, Казахстан, Россию, Беларусь и Украину.',
    deliveryLater: 'Стоимость и срок появятся, как только товар снова будет в наличии.',
    notSold: (country) => `Не продаётся в вашей стране: ${country}`,
    notSoldHint: 'Выберите другую страну, чтобы узнать, продаётся ли товар там.',
    description: 'О вещи',
    details: 'Полезно знать',
    reviews: 'Отзывы',
    reviewCount: (count) => formatCount('ru', count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' }),
    noReviews: 'О ней пока никто не написал.',
    reviewsChecked: 'Мы читаем каждый отзыв в течение 48 часов, прежде чем он появится здесь.',
    rating: (rating) => `${rating} из 5`,
    related: 'Рядом на полке',
    more: 'Весь раздел',
    chooseCountry: 'Сменить страну',
  },
  kg: {
    photos: 'Сүрөттөр',
    photo: (place, of) => `${of} сүрөттүн ${place}-сү`,
    enlarge: 'Жакындан көрүү',
    colors: 'Түстөр',
    sizeChart: 'Өлчөмдөр таблицасы',
    size: 'Өлчөмү',
    charged: (amount) => `Төлөнө турган сумма: ${amount}`,
    rateOf: (day) => `${day} күнкү курс боюнча`,
    delivery: 'Жеткирүү',
    free: 'акысыз',
    deliveryTo: (country) => `Жеткирүү: ${country}`,
    noDelivery: (country) => `Бул өлкөгө азырынча жеткирбейбиз: ${country}`,
    deliversTo: 'Кыргызстанга, Казакстанга, Россияга, Беларуска жана Украинага жеткиребиз.',
    deliveryLater: 'Товар кайра келгенде баасы менен мөөнөтү көрсөтүлөт.',
    notSold: (country) => `Сиздин өлкөдө сатылбайт: ${country}`,
    notSoldHint: 'Башка өлкөдө сатылар-сатылбасын билүү үчүн өлкөнү алмаштырыңыз.',
    description: 'Буюм жөнүндө',
    details: 'Билип алыңыз',
    reviews: 'Пикирлер',
    reviewCount: (count) => formatCount('kg', count, { one: 'пикир', other: 'пикир' }),
    noReviews: 'Бул буюм жөнүндө азырынча эч ким жаза элек.',
    reviewsChecked: 'Ар бир пикирди жарыялаганга чейин 48 сааттын ичинде окуп чыгабыз.',
    rating: (rating) => `5тен ${rating}`,
    related: 'Ушуга окшоштор',
    more: 'Бөлүмдү толук көрүү',
    chooseCountry: 'Өлкөнү алмаштыруу',
  },
}
