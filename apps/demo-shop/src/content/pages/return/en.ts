export const en = {
  title: 'Returns',
  description: 'Fourteen days to think it over, and how to send something back.',
  opening: {
    title: 'If it does not fit or please',
    text: 'You have fourteen days from the day you receive it. No reason is needed, though a word about it helps us make the next pair better.',
  },
  steps: [
    {
      title: '1. Write to us',
      text: 'The number of the order and what comes back. We answer with the address and a label to print.',
    },
    {
      title: '2. Send it',
      text: 'Unworn, in paper or in its cover. Keep the slip of the post until the money is there.',
    },
    {
      title: '3. Get the money',
      text: 'Within three working days of the parcel reaching us, by the way you paid.',
    },
  ],
  clauses: [
    {
      title: 'Unworn, what is that?',
      text: 'Tried on at home on a carpet, with the label still in it. Felt remembers a foot after a day of walking, so a pair that has been worn cannot be sold as new.',
    },
    {
      title: 'Who pays for the way back',
      text: 'You, if it did not fit or please. We, both ways, if the thing has a fault or is not what you ordered.',
    },
    {
      title: 'Another size instead',
      text: 'Say so in the first letter and we put the other size aside for two weeks. It leaves on the day yours comes back; its delivery within Kyrgyzstan is free.',
    },
    {
      title: 'Made to order',
      text: 'What a workshop made for you alone comes back only if it is not as you agreed. Then it is made anew or the money returned, as you choose.',
    },
    {
      title: 'What is no fault',
      text: 'A shade lighter or darker, a horn a little different from its brother, a hair of grass in a rug: wool has been on a mountain and was worked by hand.',
    },
    {
      title: 'Later than fourteen days',
      text: 'Seams are mended free for two years. A sole that has worn through we sew anew for the price of the sole.',
    },
  ],
  asked: {
    title: 'Send something back',
    text: 'Put the number of the order in the subject. We answer within two working days.',
    button: 'Write to us',
  },
}

export type ReturnTexts = typeof en
