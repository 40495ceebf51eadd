import { SHOP_CONTACTS } from '#content/shop-contacts.ts'
export const en = {
  title: 'Questions and answers',
  description: 'About felt, sizes, payment, delivery and returns: what people ask us most often.',
  opening: {
    title: 'Questions and answers',
    text: 'What people ask us most often. If your question is not here, ask it below, and we’ll publish the answer on this page.',
  },
  aside: {
    title: 'Prefer to talk?',
    text: `<p>${SHOP_CONTACTS.en.call}</p><p>${SHOP_CONTACTS.en.hours}, Bishkek time. In Kyrgyz, Russian and English.</p>`,
    button: 'All contacts',
  },
  ask: { title: 'Ask a question', text: 'We answer within two working days.' },
}

export type FaqTexts = typeof en
