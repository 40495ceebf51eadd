import { prove } from './prove.ts'

prove({
  race: 'of fifty buyers of the last piece one gets it, and the others are refused',
  across: 'baskets that list the same things in another order do not lock each other out',
  click: 'twenty copies of one press of a button make one order',
  'bank-copies': 'a hundred copies of a notification change an order once, whichever bank sends them',
  'bank-forged': 'no bank’s notification is taken from anybody else',
  'bank-orders': 'a payment ends the same in whatever order the store hears of it',
})
