import type { Language, ReviewState } from '@shyrdak/sdk/contract'
import { formatCount } from '@shyrdak/sdk/format'

export type ReviewFilter = ReviewState | 'overdue' | 'all'

export interface ReviewsMessages {
  title: string
  states: Readonly<Record<ReviewState, string>>
  filters: Readonly<Record<ReviewFilter, string>>
  empty: Readonly<Record<ReviewFilter, string>>
  stars: (rating: number) => string
  author: string
  ofProduct: string
  /** How long it has waited, in hours. */
  waits: (hours: number) => string
  overdue: string
  written: (when: string) => string
  publish: string
  reject: string
  takeBack: string
  rejectTitle: (product: string) => string
  takeBackTitle: (product: string) => string
  rejectText: string
  noEmail: string
  published: (author: string) => string
  rejected: (author: string) => string
}

const HOURS_IN_DAY = 24
const inDays = (hours: number) => [Math.floor(hours / HOURS_IN_DAY), hours % HOURS_IN_DAY] as const

const DAYS = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней' },
  kg: { one: 'күн', other: 'күн' },
} as const
const HOURS = {
  en: { one: 'hour', other: 'hours' },
  ru: { one: 'час', few: 'часа', many: 'часов' },
  kg: { one: 'саат', other: 'саат' },
} as const

/** A time in hours, as days and hours once it is longer than two of them: `30 hours`, `3 days 4 hours`. */
function spell(language: Language, all: number): string {
  const [days, hours] = inDays(all)
  if (days < 2) return formatCount(language, all, HOURS[language])
  const whole = formatCount(language, days, DAYS[language])
  return hours === 0 ? whole : `${whole} ${formatCount(language, hours, HOURS[language])}`
}

export const reviewsMessages: Record<Language, ReviewsMessages> = {
  en: {
    title: 'Reviews',
    states: { pending: 'To be read', published: 'Published', rejected: 'Rejected' },
    filters: {
      pending: 'To be read',
      overdue: 'Past 48 hours',
      published: 'Published',
      rejected: 'Rejected',
      all: 'All',
    },
    empty: {
      pending: 'Every review has been read. New ones appear here, the oldest first.',
      overdue: 'No review has waited longer than 48 hours.',
      published: 'No review is published yet.',
      rejected: 'No review has been rejected.',
      all: 'Nobody has written a review yet.',
    },
    stars: (rating) => `${rating} of 5 stars`,
    author: 'Author',
    ofProduct: 'Product',
    waits: (hours) => (hours < 1 ? 'Came less than an hour ago' : `Waits ${spell('en', hours)}`),
    overdue: 'Past 48 hours',
    written: (when) => `Written ${when}`,
    publish: 'Publish',
    reject: 'Reject',
    takeBack: 'Take back',
    rejectTitle: (product) => `Reject the review of “${product}”`,
    takeBackTitle: (product) => `Take back the review of “${product}”`,
    rejectText: 'Nobody will see the review. Its author gets a letter with the reason and may write anew.',
    noEmail: 'without an account, so nobody gets a letter',
    published: (author) => `The review by ${author} is published`,
    rejected: (author) => `The review by ${author} is not shown`,
  },
  ru: {
    title: 'Отзывы',
    states: { pending: 'На проверке', published: 'Опубликован', rejected: 'Отклонён' },
    filters: {
      pending: 'На проверке',
      overdue: 'Дольше 48 часов',
      published: 'Опубликованные',
      rejected: 'Отклонённые',
      all: 'Все',
    },
    empty: {
      pending: 'Все отзывы прочитаны. Новые появятся здесь, самые давние сверху.',
      overdue: 'Ни один отзыв не ждёт дольше 48 часов.',
      published: 'Опубликованных отзывов пока нет.',
      rejected: 'Отклонённых отзывов нет.',
      all: 'Отзывов пока нет.',
    },
    stars: (rating) => `Оценка ${rating} из 5`,
    author: 'Автор',
    ofProduct: 'Товар',
    waits: (hours) => (hours < 1 ? 'Пришёл меньше часа назад' : `Ждёт ${spell('ru', hours)}`),
    overdue: 'Дольше 48 часов',
    written: (when) => `Написан ${when}`,
    publish: 'Опубликовать',
    reject: 'Отклонить',
    takeBack: 'Снять с публикации',
    rejectTitle: (product) => `Отклонить отзыв о товаре «${product}»`,
    takeBackTitle: (product) => `Снять с публикации отзыв о товаре «${product}»`,
    rejectText: 'Отзыв никто не увидит. Автор получит письмо с причиной и сможет написать заново.',
    noEmail: 'без аккаунта, письмо никто не получит',
    published: (author) => `Отзыв опубликован, автор: ${author}`,
    rejected: (author) => `Отзыв не показывается, автор: ${author}`,
  },
  kg: {
    title: 'Пикирлер',
    states: { pending: 'Текшерүүдө', published: 'Жарыяланган', rejected: 'Четке кагылган' },
    filters: {
      pending: 'Текшерүүдө',
      overdue: '48 сааттан ашкан',
      published: 'Жарыяланган',
      rejected: 'Четке кагылган',
      all: 'Баары',
    },
    empty: {
      pending: 'Бардык пикирлер окулду. Жаңылары ушул жерге чыгат, эң эскиси биринчи турат.',
      overdue: '48 сааттан ашык күткөн пикир жок.',
      published: 'Азырынча жарыяланган пикир жок.',
      rejected: 'Четке кагылган пикир жок.',
      all: 'Азырынча эч ким пикир жаза элек.',
    },
    stars: (rating) => `Баасы: 5 жылдыздан ${rating}`,
    author: 'Автору',
    ofProduct: 'Товар',
    waits: (hours) => (hours < 1 ? 'Бир саатка жете элек мурун келди' : `${spell('kg', hours)} күтүп турат`),
    overdue: '48 сааттан ашты',
    written: (when) => `Жазылган: ${when}`,
    publish: 'Жарыялоо',
    reject: 'Четке кагуу',
    takeBack: 'Жарыядан алуу',
    rejectTitle: (product) => `«${product}» жөнүндө пикирди четке кагуу`,
    takeBackTitle: (product) => `«${product}» жөнүндө пикирди жарыядан алуу`,
    rejectText: 'Пикирди эч ким көрбөйт. Автору себеби жазылган кат алат жана кайра жаза алат.',
    noEmail: 'аккаунту жок, ошондуктан эч ким кат албайт',
    published: (author) => `Пикир жарыяланды, автору: ${author}`,
    rejected: (author) => `Пикир көрсөтүлбөйт, автору: ${author}`,
  },
}
