export const en = {
  title: 'Returns',
  description: 'You have fourteen days to return an item. Here is how.',
  opening: {
    title: 'If it doesn’t fit or you don’t like it',
    text: 'You have fourteen days from the day you receive it. You don’t have to give a reason, though a word about it helps us improve.',
  },
  steps: [
    {
      title: '1. Write to us',
      text: 'Tell us your order number and what you are returning. We’ll send you the address and a label to print.',
    },
    {
      title: '2. Send it',
      text: 'Unworn, in paper or in its cover. Keep the postal receipt until you have your refund.',
    },
    {
      title: '3. Get your refund',
      text: 'Within three working days of the parcel reaching us, the same way you paid.',
    },
  ],
  clauses: [
    {
      title: 'What counts as unworn?',
      text: 'Tried on at home on a carpet, with the label still in place. Felt takes the shape of a foot after a day of walking, so a worn pair can’t be sold as new.',
    },
    {
      title: 'Who pays for returns',
      text: 'You do, if it doesn’t fit or you don’t like it. We pay both ways if the item is faulty or not what you ordered.',
    },
    {
      title: 'Exchange for another size',
      text: 'Tell us in your first email and we’ll hold the other size for two weeks. We ship it on the day yours arrives; delivery within Kyrgyzstan is free.',
    },
    {
      title: 'Made to order',
      text: 'You can return a made-to-order piece only if it is not what you agreed with the workshop. Then it is made again or refunded, whichever you prefer.',
    },
    {
      title: 'Natural variations',
      text: 'A shade lighter or darker, a slightly uneven pattern, a blade of grass in a rug: the wool grew on a mountain and was worked by hand. These are not faults.',
    },
    {
      title: 'After fourteen days',
      text: 'We mend seams free of charge for two years. We replace a worn-through sole for the price of the sole.',
    },
  ],
  asked: {
    title: 'Return an item',
    text: 'Put your order number in the subject. We answer within two working days.',
    button: 'Write to us',
  },
}

export type ReturnTexts = typeof en
