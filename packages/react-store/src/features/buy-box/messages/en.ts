import { formatCount } from '@shyrdak/sdk/format'
import type { ProductMessages } from './messages.ts'

export const product: ProductMessages = {
  color: 'Colour',
  size: 'Size',
  oneSize: 'One size',
  count: 'How many',
  countOf: (name) => `How many of ${name}`,
  less: 'One fewer',
  more: 'One more',
  add: 'Add to cart',
  chooseSize: 'Please choose a size',
  soldOut: 'sold out',
  colorSoldOut: 'This colour is sold out for now. Perhaps another one?',
  productSoldOut: 'Sold out for now. Our makers are already felting more.',
  lastItems: (stock) => (stock === 1 ? 'last one' : `last ${stock}`),
  madeIn: (days) =>
    `What does not lie ready is made for you in ${formatCount('en', days, { one: 'day', other: 'days' })}.`,
  toOrder: 'to order',
  ready: (stock) => `${stock} ready`,
  notSoldHere: 'We do not sell this one in your country.',
  notDelivered:
    'We do not deliver to your country yet. You can look around and put things aside in the basket.',
  openCart: 'Open basket',
  failed: 'That did not work. Please check your internet and try again.',
  notifyMe: 'Tell me when it is back',
  notifyMeSize: 'Size sold out? We can tell you when it is back',
  leaveReview: 'Leave a review',
  needsScript: 'This needs JavaScript. Please turn it on.',
  gallery: 'Photos',
  view: (number, all) => `Photo ${number} of ${all}`,
  enlarge: 'Look closer',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
}
