export const en = {
  title: 'The gap in the frame',
  summary: 'A tush-kyiz hangs over the bed of a young couple, and its pattern is never finished. On purpose.',
  opening: `<p>In the house of Kanykei’s mother-in-law in Talas hangs a piece of black velvet, two metres by one and a half. Around three sides runs a frame of embroidery, a hand’s breadth wide: horns, almonds, a row of suns in raspberry and green. The middle is empty. And on the right, at shoulder height, the frame breaks off. A finger’s breadth of bare velvet, then it goes on as though nothing had happened.</p>
<p>“Did the thread run out?” guests ask. The mother-in-law is seventy-eight and has heard it often. “That is the door,” she says.</p>
<h2>A wall for two</h2>
<p>A <em>tush-kyiz</em> is a wedding present, from mother to son or to daughter, and for years it was the largest thing that a family sewed. <em>Tush</em> means the place opposite: in a yurt the honoured wall, across from the entrance, where the chests stand and the blankets are piled up. When the bed was made, the hanging was behind it. It kept the draught away and showed who slept here and from what house she came.</p>
<p>So it has the shape of a tent seen from the front. The three embroidered sides are the walls and the roof. Below, where the blankets lie, there is no border, for there it would only be worn away. And the empty middle is for the two people who sit in front of it.</p>`,
  photos: ['A tush-kyiz in plum and saffron', 'One in indigo and white'],
  second: `<h2>Who finishes, is finished</h2>
<p>Why the gap? There are several answers. Luck should be able to come in. Sorrow should be able to leave. Whoever completes a thing completely has nothing left to do in this world, and nobody wishes that on a bride. An embroiderer from Kara-Buura told us the one we like best: her mother always left the last leaf open so that she would have a reason to come and visit.</p>
<h2>Today</h2>
<p>In the seventies tush-kyiz got machine embroidery, deer and the year in large figures. They hang in every second house, and they are dear to people. The ones by hand have become rare: a year of evenings, forty skeins of silk, eyes. Of our twenty-four workshops three still make them. They no longer ask for black velvet but take dyed felt, because it keeps its shape on a bare city wall and needs no bed to hide behind.</p>
<p>They also leave the gap. One buyer, a very tidy man, sent his back to have it closed. It came back to him with a letter, and the gap was where it had been. The letter hangs beside it now.</p>`,
}

export type TushKyizTexts = typeof en
