export const en = {
  title: 'A new sole in one evening',
  summary:
    'Felt slippers wear out at one place only. How to give them another five years, with an awl and a lamp.',
  opening: `<p>Slippers die from below. While the upper is still good, under the ball of the foot there is first a shine, then a thin place, then the floor. Most people throw the pair away at that point. In Naryn one sews on a piece of an old boot, and it goes on until the children have grown.</p>
<p>You need no workshop for it. A table, a lamp, an evening with something good on the radio: that is enough.</p>
<h2>What lies on the table</h2>
<ul><li>Felt for soles, eight millimetres thick, or thick leather; the top of a worn-out felt boot is best.</li><li>Waxed thread, about three metres for each shoe.</li><li>An awl, and two blunt needles.</li><li>Chalk, scissors that you would not lend to anybody.</li></ul>`,
  stepsTitle: 'Step by step',
  steps: [
    {
      title: '1. Draw',
      content:
        '<p>Put the slipper on the felt, with your foot in it: it is a little wider when it is worn. Draw around it with chalk and add two millimetres. Left and right are not the same, even if they look it.</p>',
    },
    {
      title: '2. Cut',
      content:
        '<p>With long strokes, the scissors upright. A crooked edge can be pared later with a knife; a sole too small cannot.</p>',
    },
    {
      title: '3. Baste',
      content:
        '<p>Four big stitches: toe, heel, and both sides. Put the slipper on and walk up and down the room. Now it can still be moved.</p>',
    },
    {
      title: '4. Sew',
      content:
        '<p>Saddle stitch: make a hole with the awl, a needle through it from each side, pull tight. Six millimetres from one to the next, at a slant, through the sole and the edge of the upper. If one thread wears through, the other still holds. Start at the inside of the arch, where nobody sees the knot.</p>',
    },
    {
      title: '5. Knock it together',
      content:
        '<p>Wet the seam a little and beat it with a mallet or the back of a spoon. The felt closes over the thread, and next morning it looks as if it had grown there.</p>',
    },
  ],
  photos: ['The sole, worn', 'The pair, mended'],
  second: `<h2>Thin, but no hole yet?</h2>
<p>Then felt on instead of sewing on. Lay a pinch of raw wool on the place, a felting needle in your hand, a sponge beneath, and prick straight down a few hundred times. The barbs of the needle pull the new fibres through the old. Ten minutes for a place as large as a coin. Children do that very well, with their own slippers, once a plaster has been fetched.</p>
<h2>Or send them to us</h2>
<p>We put new soles on pairs from any of our workshops for the price of the sole, and on others too if they are of wool. Say how you walk: heavy on the heel, or on the outside. The cobbler puts a little more felt there. Under the insole she signs with the date, and in some pairs there are four dates already.</p>`,
  button: 'Ask about a sole',
}

export type MendingTexts = typeof en
