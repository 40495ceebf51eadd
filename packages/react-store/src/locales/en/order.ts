import type { OrderMessages } from '../messages/order-messages.ts'

export const order: OrderMessages = {
  method: 'How would you like to pay?',
  paymentNotes: {
    paypal: 'PayPal account or card, from any country',
    kkb: 'Cards of Kazakhstan',
    kicb: 'Cards of Kyrgyzstan',
    yookassa: 'Cards of Russia, SBP',
  },
  pay: (sum) => `Pay ${sum}`,
  payAgain: (sum) => `Pay again ${sum}`,
  somOnly: 'Prices can be charged only in som.',
  starting: 'Asking the bank',
  leaving: 'Taking you to the bank',
  paidTitle: 'Paid. Thank you!',
  paidText: 'The bank has confirmed your payment. The makers are starting on your order.',
  checkingTitle: 'We are checking the payment',
  checkingText: 'The bank usually answers within a minute. You can stay here or come back later.',
  checkingLong:
    'The bank is taking longer than usual. Nothing is lost: we will write to you as soon as it answers.',
  checkNow: 'Check now',
  unpaidTitle: 'Not paid yet',
  unpaidText: 'The bank has not received the money. Your order is safe, you can pay now.',
  refusedText: 'The bank has refused the payment and taken no money. Your order is safe.',
  canceledTitle: 'You cancelled the payment',
  canceledText: 'No money was taken. Your order is not paid yet and waits for you.',
  heldUntil: (when) => `We hold the goods for you until ${when} (Bishkek).`,
  notPayable: 'This order cannot be paid any more. Please write to us and we will help.',
  noPayments: 'The shop takes no payments at the moment.',
  nothingLost: 'Nothing is lost. Write to us and we will help you with your order.',
  contactUs: 'Contact us',
}
