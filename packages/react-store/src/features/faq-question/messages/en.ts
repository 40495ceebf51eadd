import type { FaqMessages } from './messages.ts'

export const faq: FaqMessages = {
  label: 'Ask a question',
  question: 'Your question',
  hint: 'We answer on this page; write to us when it is about your order.',
  submit: 'Ask',
  sending: 'Sending your question',
  sent: 'Thank you! Your question is with us; the answer will appear on this page.',
  failed: 'Your question was not sent. It is still here.',
  needsScript: 'Asking needs JavaScript.',
}
