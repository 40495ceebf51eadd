import type { HomeTexts } from './home-texts.ts'

export const en: HomeTexts = {
  title: 'Shyrdak',
  description:
    'Felt slippers, boots, shyrdak rugs, hats and toys made by hand in Kyrgyzstan and sent from Bishkek.',
  hero: {
    title: 'Warmth, rolled by hand',
    text: 'Slippers, boots and rugs of mountain wool. Felted with hot water and patience, and made to last for years.',
    goods: 'Shop all products',
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
  chosen: 'Bestsellers',
  allGoods: 'All products',
  craft: {
    title: 'From fleece to felt',
    text: 'No glue and no loom. Felt is the oldest cloth there is, and it is still made the way nomads made it.',
    steps: [
      { title: 'The wool', text: 'It is sorted, washed and beaten until it is light as a cloud.' },
      {
        title: 'The rolling',
        text: 'Hot water, soap and hands press the fibres together until they hold for good.',
      },
      {
        title: 'The dye',
        text: 'Madder, walnut and indigo give the colours of the mountains, and they don’t fade.',
      },
    ],
    button: 'How felt is made',
  },
  rug: {
    title: 'Two felts, one cut, two rugs',
    text: 'Two layers of felt in different colours are cut through together, and the pieces swap places: the pattern of one fills the gaps of the other.',
    more: 'Nothing is wasted, and every rug has a matching twin. The shyrdak gave our store its name.',
    photos: ['A red and white shyrdak in a room', 'The whole pattern from above', 'The quilting up close'],
  },
  special: { title: 'One of a kind', button: 'All workshops' },
  blog: { title: 'From our blog', button: 'Read the blog' },
  notes: [
    {
      title: 'To your door',
      text: 'By courier, to a pickup point or by post. Cost and delivery time shown before you pay.',
    },
    { title: 'Prices in som', text: 'Pay with PayPal, KKB, KICB or YooKassa. No account needed.' },
    {
      title: 'Find your size',
      text: 'A size chart in centimetres for every pair, and the stock of each size.',
    },
    { title: 'In stock means in stock', text: 'What we show as in stock is on our shelf right now.' },
  ],
  emails: {
    title: 'One email a month',
    text: 'New products, a workshop visit, a pattern explained. Unsubscribe in one click.',
  },
}
