export const en = {
  title: 'How felt is made',
  description:
    'From the shearing in June to the last stitch: how the workshops make felt, rugs and slippers.',
  opening: {
    title: 'How felt is made',
    text: 'Felt is the oldest cloth there is, older than the loom, and held together by nothing but the wool itself. Each fibre has tiny scales. Warm water opens them, soap lets them slide, and pressure locks them together for good.',
  },
  slides: [
    '<h2>June: the wool</h2><p>Sheep are shorn on the jailoo before the great heat. One ewe gives three kilograms.</p>',
    '<h2>July: the dye</h2><p>Madder, walnut, onion and indigo in iron pots over an open fire.</p>',
    '<h2>August: the rolling</h2><p>Six women, one mat of reeds, four hours.</p>',
    '<h2>Autumn: the cutting</h2><p>Two felts are cut through together and swap patterns.</p>',
    '<h2>Winter: the stitching</h2><p>Four months of evenings by the stove.</p>',
    '<h2>Spring: the road</h2><p>The finished rugs go down the valley, and the sheep go up.</p>',
  ],
  stepsTitle: 'Seven steps',
  stepsLead:
    'A rug takes a village and a week; a pair of slippers, one pair of hands and a day. The way is the same.',
  steps: [
    {
      title: 'Sorting',
      content:
        '<p>Wool from the back is long and goes to the face of the felt; wool from the belly is short and goes inside. Wool with burrs in it becomes insulation for a barn.</p>',
    },
    {
      title: 'Beating',
      content:
        '<p>The wool lies on a dry cowhide and is beaten with two willow rods, <em>sabaa</em>, until dust and grass have flown and it is as light as a cloud. Two women beat in turn: you hear the rhythm across the village.</p>',
    },
    {
      title: 'Laying',
      content:
        '<p>On a <em>chiy</em>, a mat of steppe reed, the wool is laid in three layers, each across the other. A hand knows without scales where it is thin. In an ala-kiyiz the pattern is laid now, with wool of another colour.</p>',
    },
    {
      title: 'Wetting and rolling',
      content:
        '<p>Boiling water with soap is sprinkled over it with a bunch of grass, the mat is rolled up, wrapped in sacking and tied. Then it is kicked and rolled along the ground, forty paces there and forty back. Children love this part.</p>',
    },
    {
      title: 'Kneading',
      content:
        '<p>Out of the mat, the felt is pressed with bare forearms, again and again, with hot water. It shrinks by a third and becomes firm. When a thumbnail can no longer lift a fibre, it is ready.</p>',
    },
    {
      title: 'Rinsing and drying',
      content:
        '<p>In the river, until the water runs clear. Then it lies on the grass for two days and is turned at noon.</p>',
    },
    {
      title: 'Shaping',
      content:
        '<p>Slippers and boots are rolled at once in their form and pulled wet over a wooden last. Kalpaks are cut in four wedges. Rugs wait for the knife.</p>',
    },
  ],
  kindsTitle: 'What we make from it',
  kinds: [
    {
      title: 'Shyrdak',
      text: '<p>Two felts of different colours lie on one another and a sharp knife goes through both. The horns of one are set into the ground of the other, edge to edge, and a twisted cord covers the seam. Then the whole is quilted to a felt below, line by line, a finger apart. From one cutting come two rugs, the second in exchanged colours.</p><p>A shyrdak lasts fifty years. We know one in At-Bashy from 1961 that is walked on to this day. Since 2012 shyrdak and ala-kiyiz have been on UNESCO’s list of crafts that need protection.</p>',
      alt: 'A red and white shyrdak',
    },
    {
      title: 'Ala-kiyiz',
      text: '<p>The name means “motley felt”. The pattern is laid in coloured wool on a half-made felt and rolled together with it, so it has no edge: colours run into each other like ink on wet paper. It is quicker than a shyrdak and softer, and no second one can be made like it.</p>',
      alt: 'An ala-kiyiz in blue and white',
    },
    {
      title: 'Tush-kyiz',
      text: '<p>Not for the floor: a hanging for the wall above the bed, given to a couple at their wedding. A frame of embroidery goes around three sides, on velvet or felt, and the middle stays empty. The gap in the pattern is left on purpose, so that happiness can come in.</p>',
      alt: 'An embroidered hanging above a chest',
    },
    {
      title: 'Rolled slippers',
      text: '<p>The wool is laid around a flat pattern one and a half times as large as the foot, felted from both sides without a seam, turned, pulled over the last and knocked into shape with a mallet. A pair takes a day and a night of drying.</p>',
      alt: 'A pair of felt slippers',
    },
  ],
  colours: {
    title: 'Where the colours come from',
    text: '<p>Dyers say: iron for dark, alum for bright, patience for both. Most of our colours grow within a day’s ride.</p>',
    list: [
      'Madder root, dug in the third autumn, for red',
      'Onion skins and St John’s wort for saffron and mustard',
      'Green husks of walnuts from Arslanbob for brown',
      'Indigo, the only one that comes from afar, for blue',
    ],
  },
  rug: {
    photos: ['A shyrdak in a room', 'Its whole pattern', 'The quilting up close'],
    text: '<h2>How to recognise a good rug</h2><p>Turn a corner over: the stitches go through to the back, small and even. Pull at the face: no fibre stays in your fingers. Fold it: a good felt springs open.</p>',
    more: '<p>A shyrdak of six square metres takes twenty-five kilograms of raw wool and about eight hundred metres of hand-spun thread.</p>',
  },
  goods: 'Shop all products',
  blog: { title: 'From our blog', button: 'All articles' },
}

export type ProductionTexts = typeof en
