export const en = {
  title: 'A hat in four wedges',
  summary:
    'In Osh a father and a son sew kalpaks at one table, and have not agreed about the tassel for nine years.',
  opening: `<p>The workshop of the Abdyldaevs is three metres by four and lies behind the old bazaar in Osh, between a man who mends radios and one who sells them. At the window sits the father, Toktobek, sixty-six, forty-eight of them at this table. Across from him sits his son Elaman. Between them lies a pile of white felt and, as long as anybody remembers, the question of the tassel.</p>
<h2>What it is made of</h2>
<p>A kalpak has four wedges, and each is a mountain: broad below, bent inwards like a slope with snow on it. They are cut out of thin, white felt, the wool of lambs shorn for the first time. The seams are covered with black cord, four lines that run together at the top. People say they are the four directions, the four elements, the four things a man needs. “They are four because with three it is pointed, and with five it’s a pumpkin,” says Toktobek.</p>
<p>Around the bottom runs a rim, turned up, of black velvet or black felt. On the right and the left it is slit, so that it can be let down when it hails.</p>`,
  photos: ['A kalpak of white felt', 'A tall one for feast days'],
  rulesTitle: 'What one does not do',
  rules: [
    {
      title: 'One does not lay it on the ground',
      content: '<p>Nor on a bed. It hangs at the place of honour, or it is on a head.</p>',
    },
    {
      title: 'One does not give it away',
      content:
        '<p>At least not one’s own: with it the head would be given too. A new one, however, is the finest present for a guest. It is put on him, not handed to him.</p>',
    },
    {
      title: 'One does not throw it',
      content:
        '<p>Whoever throws his kalpak down in a quarrel has said the last word there is. It must never be picked up by somebody else.</p>',
    },
    {
      title: 'One does not talk badly under it',
      content: '<p>“With a kalpak on your head you lie half as well,” say the old people in Alay.</p>',
    },
  ],
  second: `<h2>Why it works</h2>
<p>In winter it keeps the warmth in, and nobody wonders at that. In July men at the bazaar wear it too, at forty degrees, and do not sweat. The felt is white and throws the sun back; between the high crown and the head stands a hand’s breadth of air, and it goes up and out through the wool as through a chimney. Since 2016 the country has kept a day for it, the fifth of March.</p>
<h2>And the tassel?</h2>
<p>Toktobek sews it on short, white and firm: “It ends the seam. It’s a full stop.” Elaman makes it long, of black silk, and it swings when you turn your head. The young men want it so, for weddings, for dancing. They sell about the same number. In nine years neither of them has sewn on one of the other’s kind, except once. When Elaman married, his father brought him the hat that morning. Nobody said anything about it. The tassel reached his shoulder.</p>`,
  button: 'See the kalpaks',
}

export type KalpakTexts = typeof en
