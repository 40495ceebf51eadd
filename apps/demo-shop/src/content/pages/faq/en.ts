export const en = {
  title: 'Questions and answers',
  description: 'About felt, sizes, payment, delivery and returns: what people ask us most often.',
  opening: {
    title: 'Questions and answers',
    text: 'What people ask us most often. If your question is not here, ask it below, and we’ll publish the answer on this page.',
  },
  aside: {
    title: 'Prefer to talk?',
    text: '<p><a href="tel:+996700123456">+996 700 123 456</a></p><p>Monday to Friday from 9 to 18, Bishkek time. In Kyrgyz, Russian and English.</p>',
    button: 'All contacts',
  },
  ask: { title: 'Ask a question', text: 'We answer within two working days.' },
}

export type FaqTexts = typeof en
