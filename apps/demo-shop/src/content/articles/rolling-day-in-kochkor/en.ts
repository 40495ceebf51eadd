export const en = {
  title: 'A day of rolling in Kochkor',
  summary: 'Six women, one mat, forty litres of boiling water, and a song that is only sung while kicking.',
  opening: `<p>At eight in the morning the yard is swept. At half past eight the neighbours come, each with a kettle, for it takes forty litres of boiling water, and nobody owns a pot like that. “Ashar”, says Burul, the owner of the house: today you help me, on Thursday I help you. Money is not mentioned. There will be <em>boorsok</em> and a sheep’s head.</p>
<h2>Morning: clouds</h2>
<p>On the mat, five metres of reed, lies the wool of eleven sheep. It was beaten yesterday, and now it is thrown by handfuls, backwards over the wrist, so that it falls loosely. Aichürök, twelve years old, may do it for the first time. Her grandmother walks behind her and says nothing, but with two fingers puts right what is thin. After an hour the mat is white, knee-high and so light that everybody holds their breath when the gate opens.</p>
<p>Then the water. A bunch of <em>chiy</em> grass serves as a watering can. The cloud sinks in on itself, hisses, and smells of every summer at once.</p>`,
  quote:
    '<p style="font-size:1.5em;font-style:italic">“Felt hears everything. If you quarrel over it, it comes apart at that place.”</p><p>Burul, 71, Kochkor</p>',
  photos: ['The mat, rolled up', 'Burul in her elechek', 'The yard from above'],
  second: `<h2>Noon: the road</h2>
<p>Rolled up and tied, the thing looks like a tree trunk, weighs ninety kilograms and is called “the guest”. Two ropes go around it. Three women pull in front, three walk behind and kick, all with the same foot, and while they do it they sing. The song has no beginning. It tells of a lazy daughter-in-law, of a shepherd who lost his hat, and of whoever happens to be walking by. That day it was me, and what was sung I was not told.</p>
<p>Up the lane to the mosque, turn, back to the poplar. Forty times. At each turn somebody pours hot water in from both ends. Drivers wait politely. After an hour and a half one of them gets out, an engineer from Naryn in city shoes, and kicks along as far as the poplar.</p>
<h2>Evening: forearms</h2>
<p>Opened, it is no longer wool and not yet felt; you could put your fingers through it. Now the six kneel down in a row and roll it under their bare forearms, from the wrist to the elbow and back, to the count of a hundred. Steam rises. Their arms are red up to the sleeves. It shrinks before your eyes, by a hand’s breadth on each side, and then, quite suddenly, it sounds different when you slap it: like a door.</p>
<p>The sheep’s head is shared out. An ear for the youngest, so that she may listen well. Aichürök chews it and looks at the felt, which hangs over the fence in the last light and drips. “The thin place is there,” she says. Her grandmother looks. “Where?” she asks.</p>`,
}

export type RollingDayTexts = typeof en
