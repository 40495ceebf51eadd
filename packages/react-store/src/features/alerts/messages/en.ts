import { formatCount } from '@shyrdak/sdk/format'
import type { AlertsMessages } from './messages.ts'

export const alerts: AlertsMessages = {
  messages: {
    added: ({ name }) => `${name} is in your basket`,
    raised: ({ name, count }) => `${name}: now ${count} in your basket`,
    atLimit: ({ name, count }) => `${name}: all ${count} that we have are in your basket`,
    soldOut: ({ name }) => `${name} has just sold out`,
    cartFull: () => 'The basket is full: one order holds 100 different goods',
    removed: ({ name }) => `${name} was removed`,
    removedMany: ({ count }) => `${formatCount('en', count, { one: 'line', other: 'lines' })} removed`,
    unreadLines: ({ count }) =>
      `${formatCount('en', count, { one: 'line', other: 'lines' })} of your basket could not be read. The rest is here.`,
    unreadCart: () => 'What was kept in your basket could not be read, so it starts empty.',
    countryChanged: ({ name, count }) =>
      count > 0 ? `Your country is now ${name}, and the basket was emptied` : `Your country is now ${name}`,
    countryFailed: () => 'The country could not be changed. Please try again.',
    failed: () => 'Something went wrong!',
  },
  actions: { openCart: 'Open basket', undo: 'Undo' },
  region: 'Messages',
  close: 'Close',
}
