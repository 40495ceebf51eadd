export const en = {
  title: 'About us',
  description: 'Twenty-four felt workshops from Kochkor to Osh, one shop, and how it came to be.',
  hero: {
    title: 'Twenty-four workshops and one shop',
    text: 'We bring felt down from the mountains. Every piece is labelled with its maker, place and wool.',
    button: 'Meet the workshops',
  },
  story: {
    title: 'It began with one rug',
    text: '<p>In the winter of 1998 Burul Toktogulova of Kochkor sewed a shyrdak for her daughter’s wedding. Two layers of felt, one red and one white, four months of evenings. A guest from Bishkek asked for one like it, and then so did her sister. By spring six neighbours were sewing together, and the kitchen was too small.</p><p>Today twenty-four workshops sell through us: families, villages, a cooperative of forty women in At-Bashy, a father and son in Osh who make kalpaks. None of them works for us. They set their prices; we photograph, pack, translate and answer emails. Of every hundred som, sixty-eight go to the maker.</p>',
    caption: 'Burul, who started it all, in her grandmother’s elechek',
  },
  numbers: [
    {
      title: '24 workshops',
      text: 'In every region of the country, most of them in Naryn and around Issyk-Kul.',
    },
    {
      title: '4 months',
      text: 'is how long a shyrdak of six square metres takes, from washing to the last stitch.',
    },
    {
      title: '68 of 100',
      text: 'som go to the maker. The rest pays for postage, rent, photographs and this site.',
    },
  ],
  places: {
    title: 'What each region makes',
    text: 'Each region has its own style: look at the pattern, then at what it becomes.',
    cards: [
      {
        title: 'Naryn',
        text: 'Strict shyrdaks with large horns, red on black and brown on white.',
        alts: ['A shyrdak laid out on the floor', 'Its quilting up close'],
      },
      {
        title: 'Issyk-Kul',
        text: 'Ala-kiyiz with soft edges, the colours of water and evening.',
        alts: ['An ala-kiyiz from above', 'The same rug in a room'],
      },
      {
        title: 'Osh and Alay',
        text: 'Kalpaks sewn from four wedges and bright tush-kyiz for the wall.',
        alts: ['A white kalpak', 'A tush-kyiz on a wall'],
      },
    ],
  },
  rules: {
    title: 'Our principles',
    items: [
      {
        title: 'Only wool',
        text: 'No acrylic in the felt and no glue in the seams. If a piece has a rubber sole or a zip, we say so.',
      },
      {
        title: 'A name on every piece',
        text: 'A small cloth label says which workshop made it and in which month. You can write to its makers.',
      },
      {
        title: 'Fair terms',
        text: 'We order for winter in spring and pay half up front: wool has to be bought when the sheep are shorn.',
      },
      {
        title: 'Old patterns stay whole',
        text: 'We do not cut a wedding pattern into coasters. We tell you with each rug what its horns and running water mean.',
      },
    ],
  },
  slides: [
    {
      title: 'A rug that keeps its pattern for fifty years',
      text: 'Two felts are cut through together, swap their patterns and are quilted with hand-spun thread.',
      button: 'Shop rugs',
    },
    {
      title: 'One of a kind',
      text: 'Your size, your colours, made by the workshop you choose.',
      button: 'Choose a workshop',
    },
    {
      title: 'Come and make felt with us',
      text: 'Try it yourself in Kochkor and Bokonbaevo. Write to us a day ahead.',
      button: 'Write to us',
    },
  ],
  artisans: 'The workshops',
}

export type AboutTexts = typeof en
