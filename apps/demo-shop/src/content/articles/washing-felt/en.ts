export const en = {
  title: 'Felt and water: when to wash, and when to leave it',
  summary: 'The same water that makes felt can unmake a slipper. A guide for the brave and for the lazy.',
  opening: `<p>Good news first: felt hardly ever needs washing. Wool fibres are coated with a trace of fat, lanolin, and dirt stays on the surface instead of soaking in. Hang a slipper out of the window on a dry day, brush it in the evening, and it is fresh. Nomads washed their rugs once a year, in snow.</p>
<h2>Snow, seriously</h2>
<p>On the first dry day of frost take the rug outside, lay it face down on clean snow and beat it. Turn it, throw a few shovels of snow on it, sweep them off with a broom. Do it three times, then hang it over a fence for an hour. Snow takes the dust along and leaves no wet behind, and the cold finishes off the moths. In all Kyrgyzstan you can hear it in December: from every yard the sound of beating.</p>`,
  stainsTitle: 'First aid for stains',
  stains: [
    {
      title: 'Tea, coffee, juice',
      content:
        '<p>Press a cloth on it at once, do not rub. Then cool water with a few drops of vinegar, from the edge of the spot to the middle, and press again.</p>',
    },
    {
      title: 'Fat',
      content:
        '<p>Cover it with potato starch or chalk, leave it overnight, brush it off. What remains goes with a drop of wool soap.</p>',
    },
    {
      title: 'Wax',
      content:
        '<p>Put ice on it, break off what breaks, lay brown paper over the rest and pass a lukewarm iron over it.</p>',
    },
    {
      title: 'Red wine',
      content:
        '<p>Mineral water, then cloths, then patience. Salt, which everybody recommends, bleaches madder: leave it on the table.</p>',
    },
    {
      title: 'Mud',
      content: '<p>Let it dry. Truly. Tomorrow it comes off with a brush, today it goes in.</p>',
    },
  ],
  second: `<h2>If it has to be</h2>
<p>A whole slipper, a hat or a toy can be washed by hand. Fill a basin with water below thirty degrees: your wrist should find it neither warm nor cold. Use a soap for wool, a teaspoon of it. Press the thing under, wait ten minutes, press it out. No rubbing, no wringing: warmth and friction are exactly what made it felt, and they will happily go on.</p>
<p>Rinse in water of the same temperature. Roll the piece in a towel and step on it. Then pull it into shape with your hands while it is wet, for now it listens; stuff slippers with newspaper, and let them dry lying down, a long way from the stove. That takes two days in winter.</p>
<p>A rug stays out of the bathtub. It would weigh eighty kilograms, and the back would dry a week later than the face. If snow does not help, write to us: the workshops take their rugs back for washing in June, when the river is high and the grass is clean.</p>`,
  photos: ['Slippers drying in a row', 'A shelf of clean felt'],
}

export type WashingFeltTexts = typeof en
