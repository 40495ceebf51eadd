export { CURRENCY_SYMBOLS } from './currencies.ts'
export { formatDate, formatDateTime, formatTime, type DateStyle } from './dates.ts'
export { formatDays } from './days.ts'
export { formatFileSize } from './file-size.ts'
export { localized } from './localized.ts'
export { formatMoney, formatSom } from './money.ts'
export { formatNumber } from './numbers.ts'
export {
  formatCount,
  plural,
  pluralCategories,
  pluralCategory,
  type PluralCategory,
  type PluralForms,
} from './plural.ts'
export { formatSize } from './size.ts'
export { notificationPath, productPath } from './product-path.ts'
