import type { YearTexts } from './year-texts.ts'

export const en: YearTexts = {
  slides: [
    { title: 'A year of felt', text: 'From the shears of June to the last stitch by the stove.' },
    { title: 'The yurt is open', text: 'Come and roll a mat with us.' },
    { title: 'Eight colours, all of them grown', text: 'Roots, husks and one blue from afar.' },
  ],
  goods: 'Shop all products',
  rooms: { title: 'What comes of it', names: ['Slippers', 'Rugs', 'Hats', 'For the house'] },
  promises: [
    { title: 'Made by one pair of hands', text: 'The name is on the label.' },
    { title: 'On its way in two days', text: 'With a number to follow it by.' },
    { title: 'Taken back for a month', text: 'If it was not walked in.' },
  ],
  chosen: { title: 'Bestsellers', text: 'New from the pastures', button: 'All products' },
  months: {
    title: 'Six months, six kinds of work',
    slides: [
      { title: 'June: the wool', text: 'Sheep are shorn on the summer pasture.' },
      { title: 'July: the dye', text: 'Madder and walnut in iron kettles.' },
      { title: 'August: the rolling', text: 'Six women, one mat, four hours.' },
      { title: 'October: the cut', text: 'Two felts trade their horns.' },
      { title: 'January: the quilting', text: 'Evenings by the stove.' },
      { title: 'April: the road', text: 'Rugs go down, sheep go up.' },
    ],
  },
  steps: [
    { title: 'Beaten', text: 'until it is light as a cloud.' },
    { title: 'Rolled', text: 'with hot water and soap.' },
    { title: 'Dyed', text: 'in what grows a day’s ride away.' },
  ],
  twoSides: { title: 'Look underneath', text: 'A sole of leather, sewn on by hand.' },
  colours: {
    title: 'Where the colours come from',
    text: 'Iron makes them dark, alum makes them bright, and patience makes them stay.',
    alts: ['Kettles of dye', 'Washed wool', 'Folded felt', 'Slippers on a shelf'],
  },
  rug: {
    title: 'How to tell a good one',
    text: 'Turn a corner: the stitches go through, small and even.',
    more: 'Twenty-five kilograms of wool go into six square metres.',
    alts: ['The pattern', 'Its maker', 'The felt'],
  },
  ways: {
    title: 'Two ways on',
    items: [
      {
        title: 'Shyrdak',
        text: 'Cut through two felts at once and joined like a mosaic. It lives fifty years.',
      },
      { title: 'Ala-kiyiz', text: 'Its pattern is rolled into it, and runs like ink on wet paper.' },
    ],
  },
  care: {
    title: 'How to live with felt',
    alt: 'Rolling the mat',
    items: [
      { title: 'How do I wash slippers?', text: 'By hand, in cool water with wool soap.' },
      { title: 'Do they stretch?', text: 'A little, in the first week.' },
      { title: 'What about moths?', text: 'Sun and cedar. They dislike both.' },
    ],
  },
  video: 'How a mat is rolled',
  summer: {
    title: 'A summer above the clouds',
    text: 'The wool of this year has come down.',
    button: 'See what it became',
  },
  special: 'One of a kind',
  artisans: 'Who makes it',
  blog: { title: 'From our blog', button: 'All articles' },
  answers: 'Asked most often',
  newsletter: { title: 'One email a month', text: 'New products, a workshop visit, a pattern explained.' },
}
