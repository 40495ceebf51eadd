export const en = {
  title: 'Moths, wormwood and a plastic bag',
  summary: 'Who really eats wool, what grandmother knew about it, and what works.',
  opening: `<p>The moth that flies around your lamp has never eaten anything. It has no mouth. It is the child that eats: a white grub, a centimetre long, that spins itself a little sleeping bag out of your rug and dines from the inside. It loves the dark, stillness, and wool with something human on it, a drop of soup, a trace of sweat. Clean felt that is moved about bores it.</p>
<p>That is most of what you need to know. In a yurt there were never moths, for three reasons: it was taken down twice a year, smoke went through it every day, and nobody owned a chest that stood for ten years without being opened.</p>
<h2>What grandmother laid between the rugs</h2>
<p>Wormwood, <em>shybak</em>, cut in August when it flowers, dried in the shade and bound in bunches as thick as a thumb. It smells bitter and clean, and moths dislike it. So do mice. Others used tobacco, walnut leaves or bars of the brown laundry soap. All of it keeps moths from laying their eggs; none of it harms a grub that is already there. That is what people forget who hang up lavender and lose a coat.</p>`,
  photo: 'Felts laid away for the summer',
  planTitle: 'Once a year, on a dry day in May',
  plan: `<ol><li>Take everything out. Into the sun, over a rope, for half a day. Grubs flee from light.</li><li>Beat it, brush it, and the folds and seams twice.</li><li>Take out stains: they are what is eaten first.</li><li>Small things go into the freezer in a bag: three days at minus eighteen, a day at room temperature, three days more. The first round kills the grubs, the second those that hatched meanwhile.</li><li>Roll rugs up, pattern inside, with wormwood, and wrap them in a sheet. Cotton, not plastic.</li><li>Write the date on it.</li></ol>`,
  second: `<h2>Why no plastic</h2>
<p>In a sealed bag wool sweats. What is a little damp goes musty, and the bag keeps out nothing that was in the rug already. A cotton sheet with its ends turned in keeps dust and moths out, and lets the air through. The bag may come on the way to the freezer, and there it should go home again.</p>
<h2>If they are there</h2>
<p>Do not throw anything away. Freeze what fits; what does not fit lies for two days in hard frost or one afternoon in a black car in July. Vacuum the corners under the furniture, for that is where they live. Then send us a picture of the hole. One of the size of a coin is closed in twenty minutes, with wool from the same sheep, and you will not find it again.</p>`,
}

export type MothsTexts = typeof en
