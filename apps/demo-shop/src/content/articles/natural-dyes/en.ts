export const en = {
  title: 'Madder, walnut, indigo',
  summary: 'Three pots over a fire in At-Bashy, and why red needs three years before it needs an hour.',
  opening: `<p>Asel Isakova dyes outdoors. Not for the pictures: the smell would stay in the curtains until spring. In her yard in At-Bashy stand three iron pots on three stones each, and beside every pot lies a stick with a notch for each minute that matters. She has no clock there. “Wool can’t read,” she says.</p>
<h2>Red takes its time</h2>
<p>Madder, <em>urung</em> in Kyrgyz, grows along ditches, a thin rough plant that catches your sleeve. What counts is the root, and only from the third autumn on. It is dug, washed, dried in the shade until it breaks like a twig, and pounded. Then it soaks for a night in lukewarm water. The pot must never boil: above seventy degrees a brown comes out of the root, and the red goes dull. An hour below that, a pinch of chalk, and you have the red of our rugs. A second bath in the same pot gives salmon, a third the pink of a calf’s nose. Nothing is poured away before that.</p>`,
  photos: ['Pots of red and yellow', 'Yarn in madder shades', 'Walnut brown', 'Blue that came out green'],
  second: `<h2>Brown comes from a party</h2>
<p>In the last week of September all of Arslanbob goes into the walnut forest. Families camp there for a month, children shake the trees, and everybody has black hands until November. The green husks are left over, and those we buy: three sacks for the price of one of nuts. They need no alum and no hurry. The longer they lie in water, the darker they become, and wool that was in them is never eaten by moths.</p>
<h2>Blue is a trick</h2>
<p>Indigo is the only one that comes from far away. It does not dissolve in water; it has to be fooled. Asel feeds the vat with bran and a handful of dates, covers it with a felt, of course, and waits four days until a coppery skin stands on top. What you pull out of it is yellow-green. Then the air gets at it, and while you look, it turns: green, sea-green, blue. Guests from the city clap their hands every time. So does she, a little.</p>`,
  rules: {
    title: 'Three rules from Asel’s yard',
    list: `<ul><li>Alum first, dye after. Wool boiled for an hour with alum holds its colour for fifty years; without it, for one summer.</li><li>Never from hot to cold. Let the wool cool in the pot, or it felts before its time.</li><li>Dye for the whole rug at once. The same red will not come twice.</li></ul>`,
  },
  closing: `<p>People ask whether our colours fade. They do, all at the same pace, and grow quieter together. That is the difference: an old chemical red stands beside a pale blue and shouts. An old madder rug looks like an evening.</p>`,
}

export type NaturalDyesTexts = typeof en
