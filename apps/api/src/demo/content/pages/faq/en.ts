export const en = {
  title: 'Questions and answers',
  description: 'About felt, sizes, payment, delivery and returns: what people ask us most often.',
  opening: {
    title: 'Questions and answers',
    text: 'What people ask us in the workshop, on the phone and in letters. If yours is not here, write it below: we answer, and put the answer on this page.',
  },
  ask: { title: 'Ask your own', text: 'A question takes a minute, an answer no more than two working days.' },
}

export type FaqTexts = typeof en
