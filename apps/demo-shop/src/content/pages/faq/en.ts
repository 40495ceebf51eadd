export const en = {
  title: 'Questions and answers',
  description: 'About felt, sizes, payment, delivery and returns: what people ask us most often.',
  opening: {
    title: 'Questions and answers',
    text: 'What people ask us in the workshop, on the phone and in letters. If yours is not here, write it below: we answer, and put the answer on this page.',
  },
  aside: {
    title: 'Rather talk?',
    text: '<p><a href="tel:+996700123456">+996 700 123 456</a></p><p>Monday to Friday from 9 to 18, Bishkek time. In Kyrgyz, Russian and English.</p>',
    button: 'All contacts',
  },
  ask: { title: 'Ask your own', text: 'A question takes a minute, an answer no more than two working days.' },
}

export type FaqTexts = typeof en
