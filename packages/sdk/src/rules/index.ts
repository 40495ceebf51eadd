export { isBlank, trimInvisible } from './blank.ts'
export { discounted, isDiscounted } from './discount.ts'
export { discountedCosts, type DiscountedCosts } from './discounted-costs.ts'
export { EMAIL, EMAIL_LENGTH, isEmail } from './email.ts'
export { CLIENT_CODES, type ClientCode, type FailureCode } from './failure-code.ts'
export { kitCounts, roundUpToKits, shortLines, type BrandedLine, type ShortLine } from './kits.ts'
export { lineKey, type LineIdentity } from './lines.ts'
export { mediaUrl } from './media.ts'
export {
  addMoney,
  compareMoney,
  MAX_MINOR,
  multiplyMoney,
  subtractMoney,
  toMinor,
  toMoney,
  ZERO,
} from './money.ts'
export {
  parcelShares,
  parcelsOf,
  priceByWeight,
  type Parcel,
  type SentLine,
  type Tariffs,
} from './parcels.ts'
export { pageCount } from './pages.ts'
export {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageSources,
  imageVariant,
  widthsOf,
  type ImageFormat,
  type ImageSources,
  type ImageWidth,
} from './images.ts'
export {
  deliveryTotal,
  floorToWhole,
  goodsTotal,
  lineTotal,
  wholesaleTotal,
  type PricedLine,
} from './totals.ts'
export { tierCounts, tierGroup, tierOf, type TieredLine } from './price-tiers.ts'
export { isPostalCode, plainPostalCode, POSTAL_EXAMPLES } from './postal-code.ts'
export { specialCard } from './special-card.ts'
export { FEEDBACK_LIMITS, QUESTION_LIMIT } from './text-limits.ts'
export { addWorkingDays, workingDaysBetween } from './working-days.ts'
