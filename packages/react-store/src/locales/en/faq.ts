import type { FaqWords } from '../words/faq-words.ts'

export const faq: FaqWords = {
  label: 'Ask a question',
  question: 'Your question',
  hint: 'For an answer by email, leave your address in the question.',
  submit: 'Ask',
  sending: 'Sending your question',
  sent: 'Thank you! Your question is with us; the answer will appear on this page.',
  failed: 'Your question was not sent. It is still here.',
  needsScript: 'Asking needs JavaScript.',
}
