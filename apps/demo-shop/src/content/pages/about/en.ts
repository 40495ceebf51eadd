export const en = {
  title: 'About us',
  description: 'Twenty-four felt workshops from Kochkor to Osh, one shop, and how it came to be.',
  hero: {
    title: 'Twenty-four workshops and one shop',
    text: 'We carry felt down from the mountains. Who made it, where and of whose wool is written on every piece.',
    button: 'Meet the workshops',
  },
  story: {
    title: 'It began with one rug',
    text: '<p>In the winter of 1998 Burul Toktogulova of Kochkor sewed a shyrdak for her daughter’s wedding. Two layers of felt, one red and one white, four months of evenings. A guest from Bishkek asked for one like it, and then her sister did. By spring the kitchen was too small, and six neighbours sat around the felt.</p><p>Today twenty-four workshops sell through us: families, villages, a cooperative of forty women in At-Bashy, a father and son in Osh who make kalpaks. Nobody of them works for us. They set their price, we photograph, pack, translate and answer letters. Of every hundred som, sixty-eight go to the one whose hands made the thing.</p>',
    caption: 'Burul, who began it, in the elechek of her grandmother',
  },
  numbers: [
    {
      title: '24 workshops',
      text: 'In every region of the country, most of them in Naryn and around Issyk-Kul.',
    },
    {
      title: '4 months',
      text: 'is what a shyrdak of six square metres takes, from washing to the last stitch.',
    },
    {
      title: '68 of 100',
      text: 'som stay with the maker. The rest is post, rent, photographs and this site.',
    },
  ],
  places: {
    title: 'Where the wool becomes what',
    text: 'Each place has its own hand. Look at the pattern first, then at what it turns into.',
    cards: [
      {
        title: 'Naryn',
        text: 'Strict shyrdaks with large horns, red on black and brown on white.',
        alts: ['A shyrdak laid out on the floor', 'Its quilting close by'],
      },
      {
        title: 'Issyk-Kul',
        text: 'Ala-kiyiz with soft edges, the colours of water and evening.',
        alts: ['An ala-kiyiz from above', 'The same rug in a room'],
      },
      {
        title: 'Osh and Alay',
        text: 'Kalpaks of four wedges and bright tush-kyiz for the wall.',
        alts: ['A white kalpak', 'A tush-kyiz on a wall'],
      },
    ],
  },
  rules: {
    title: 'What we hold to',
    items: [
      {
        title: 'Only wool',
        text: 'No acrylic in the felt and no glue in the seams. If a thing has a sole of rubber or a zip, it says so.',
      },
      {
        title: 'A name on every piece',
        text: 'A small cloth label says which workshop made it and in which month. You can write to them.',
      },
      {
        title: 'Fair weeks',
        text: 'We order for winter in spring, and pay half when we order: wool has to be bought when the sheep are shorn.',
      },
      {
        title: 'Old patterns stay whole',
        text: 'We do not cut a wedding pattern into coasters. What the horns and the running water mean is told with the rug.',
      },
    ],
  },
  slides: [
    {
      title: 'A rug that keeps its pattern for fifty years',
      text: 'Two felts are cut through at once, trade their horns and are quilted with a spun thread.',
      button: 'To the rugs',
    },
    {
      title: 'One of a kind',
      text: 'Your size, your colours, the hand of the workshop you choose.',
      button: 'Choose a workshop',
    },
    {
      title: 'Come and roll with us',
      text: 'In Kochkor and Bokonbaevo you can try it yourself. Write a day ahead.',
      button: 'Write to us',
    },
  ],
  workshops: 'The workshops',
}

export type AboutTexts = typeof en
