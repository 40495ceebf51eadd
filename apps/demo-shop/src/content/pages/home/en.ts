import type { HomeTexts } from './home-texts.ts'

export const en: HomeTexts = {
  title: 'Shyrdak',
  description:
    'Felt slippers, boots, shyrdak rugs, hats and toys made by hand in Kyrgyzstan. We deliver to five countries.',
  hero: {
    title: 'Warmth that was rolled by hand',
    text: 'Slippers, boots and rugs of mountain wool. Shorn in June, felted with hot water and patience, and worn for years.',
    goods: 'See the goods',
  },
  sections: 'What we make',
  sectionNames: {
    men: 'For men',
    women: 'For women',
    children: 'For children',
    rugs: 'Rugs',
    cushions: 'Cushions',
    hats: 'Hats',
    bags: 'Bags',
    home: 'For the home',
  },
  chosen: 'Chosen most often',
  allGoods: 'All goods',
  craft: {
    title: 'From fleece to felt',
    text: 'No glue and no loom. Felt is the oldest cloth there is, and it is still made the way it was in the yurt.',
    steps: [
      { title: 'The wool', text: 'It is sorted, washed and beaten until it is light as a cloud.' },
      {
        title: 'The rolling',
        text: 'Hot water, soap and hands press the fibres together until nothing can part them.',
      },
      {
        title: 'The dye',
        text: 'Madder, walnut and indigo give the colours of the mountains, and they stay.',
      },
    ],
    button: 'How felt is made',
  },
  rug: {
    title: 'A shyrdak is sewn from two felts that trade their patterns',
    text: 'Two layers of different colours are laid on one another and cut through in one go. Then the pieces change places: horns into the ground, ground into the horns.',
    more: 'Nothing is thrown away, and there is a twin of every rug somewhere. It is the rug that gave us our name.',
    photos: ['A red and white shyrdak in a room', 'The whole pattern from above', 'The quilting, close by'],
  },
  special: { title: 'One of a kind', button: 'All workshops' },
  blog: { title: 'To read by the stove', button: 'To the blog' },
  notes: [
    {
      title: 'To your door',
      text: 'Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. The cost is on every product’s page.',
    },
    { title: 'Paid in som', text: 'With PayPal, KKB, KICB or YooKassa. No account is needed.' },
    {
      title: 'The right size',
      text: 'A chart in centimetres beside every pair, and the stock of each size.',
    },
    { title: 'Only what is there', text: 'What you see in stock is on the shelf of the workshop now.' },
  ],
  emails: {
    title: 'A letter a month',
    text: 'New goods, a workshop visited, a pattern explained. Nothing else, and one press to leave.',
  },
}
