import type { ProductWords } from '../words/product-words.ts'

export const product: ProductWords = {
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
  lastPieces: (stock) => (stock === 1 ? 'last one' : `last ${stock}`),
  notSoldHere: 'We do not sell this one in your country.',
  notDelivered:
    'We do not deliver to your country yet. You can look around and put things aside in the basket.',
  openBasket: 'Open basket',
  failed: 'That did not work. Please check your internet and try again.',
  gallery: 'Photos',
  view: (number, all) => `Photo ${number} of ${all}`,
  enlarge: 'Look closer',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
}
