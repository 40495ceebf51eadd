export const en = {
  title: 'One knife, two rugs',
  summary: 'How a shyrdak is cut, and why every one of them has a matching twin.',
  opening: `<p>Before the knife comes soap. Gulnara Sydykova kneels on a white felt the size of a door, a thin dry piece of laundry soap in her hand, and draws. No ruler, no pattern paper. The first horn is the hardest. When it is there, the others follow from it, she says, the way sheep follow the first through a gate.</p>
<p>Beneath the white felt lies a red one of the same thickness. They are basted together so that they do not slip. That is all the preparation there is, and for twenty minutes nobody in the room speaks.</p>
<h2>Through both at once</h2>
<p>The knife is short, with a blade of spring steel from an old saw, and is whetted every ten minutes. It goes straight down through both felts and along the line, away from the body. Once cut, there is no way back: felt has no threads that could be pulled together again. When she has finished, two pictures lie there that fit into each other like the pieces of a puzzle. The white horns go into the red ground, the red horns into the white. Nothing is left over but a handful of crumbs, and those stuff a pincushion.</p>`,
  photos: ['Two felts that have swapped patterns', 'The whole rug from above', 'The quilting up close'],
  caption: `<h3>Where they join</h3><p>Edge is sewn to edge. Over the seam goes a cord of two threads, one spun to the left and one to the right, so that they lie side by side like a plait.</p>`,
  more: `<p>Spun both ways, the cord keeps harm out. That is what grandmothers say. It also keeps the seam from showing, which is what everybody sees.</p>`,
  second: `<h2>Eight hundred metres</h2>
<p>The pieced face is laid on a plain felt, the back. Now comes the work that gives the thing its name: <em>shyryk</em>, quilting. Stitch by stitch, a finger’s breadth apart, the thread follows each horn inside and out, through both layers. It is thread of the same wool, spun by hand, because bought yarn saws through the felt in ten years. On six square metres there are about eight hundred metres of it. Three women sit around the rug and move with the light from window to window.</p>
<h2>And the other one?</h2>
<p>The twin, with its colours changed, is sewn a year later or by a sister. Often one goes with a daughter who marries and the other stays at home. In our shop the two are seldom sold to the same house. But it has happened: a man in Almaty had bought the white on red, and three years later he wrote that in a café in Bishkek he had seen his rug the wrong way round.</p>`,
}

export type OneKnifeTexts = typeof en
