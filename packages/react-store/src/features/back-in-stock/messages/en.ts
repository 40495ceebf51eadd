import type { BackInStockMessages } from './messages.ts'

export const backInStock: BackInStockMessages = {
  label: 'Tell me when it is back',
  asking: 'One moment',
  size: 'Which size?',
  email: 'Email',
  emailHint: 'We write once, when it is back. First we mail a link, to be sure that the address is yours.',
  known: (email) => `We will write once, to ${email}.`,
  submit: 'Tell me',
  saving: 'Saving your request',
  failed: 'Your request was not saved. What you typed is still here.',
  waiting: 'We will write as soon as it is back',
  waitingText: (email) => `One letter, to ${email}.`,
  confirming: 'Please open the link in our letter',
  confirmingText: (email, days) =>
    `It is on its way to ${email} and works for ${days} days. Then we write as soon as this is back.`,
  another: 'Another size',
}
