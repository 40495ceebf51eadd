export const en = {
  title: 'Two sheep in one slipper',
  summary: 'Why the outside of a felt slipper comes from one animal and the inside from quite another.',
  opening: `<p>Take one of our slippers apart, and you find two sheep. The outside is grey or brown, springy, and a little rough under the thumb. The inside is pale and so soft that you keep your finger there. They were shorn eight hundred kilometres from each other, by people who would not agree about anything.</p>
<h2>The one that carries its own food</h2>
<p>The sheep of our mountains is the fat-tailed one. In autumn it wears a cushion of fat behind, ten kilograms and more, and lives on it until the grass comes back. Its coat is of two kinds as well: long coarse hair that sheds the rain, and fine down under it that keeps the warmth. It is shorn twice, in June and in September. The autumn wool is short and clean, and felts as if it had been waiting for it.</p>
<p>For sixty years this wool was thought to be worth nothing. The factories wanted the fine sort, and what came down from the jailoo was burned or went under roads. It is still cheap: a shepherd gets less for a fleece than for a loaf of bread. We pay by the kilogram and by the colour, because a clean black is rare, and he does not have to burn it.</p>`,
  photos: ['Fleece and balls of wool', 'Sheep country in June'],
  second: `<h2>The one with the fine coat</h2>
<p>Merino came with the collective farms, and stayed where the winters are mild: in Talas, and in the hills above Tokmok. A hair of it is a third as thick as that of its cousin, about twenty thousandths of a millimetre. Below twenty-five, skin no longer feels the ends of the hairs. That is the whole secret of wool that does not prickle.</p>
<p>By itself merino makes a felt that is beautiful for a month. It is too fine, it pills and gives way. The coarse wool by itself lasts for ten years, and nobody wants to put a bare foot into it. So the felter lays the coarse wool first, two layers across each other, then one of merino, thin as a veil, and wets it all at once. After four hours no knife can part them.</p>`,
  askedTitle: 'What people ask about it',
  asked: [
    {
      title: 'Does it prickle?',
      content:
        '<p>Not inside. A rug or a boot is of coarse wool throughout, and there a sock or a stocking is in order.</p>',
    },
    {
      title: 'Is it warm when it is wet?',
      content:
        '<p>Yes. Wool takes up a third of its weight in water before it feels damp, and it grows a little warmer while it does so. A felt boot in melting snow stays warm for about an hour.</p>',
    },
    {
      title: 'Are the greys dyed?',
      content:
        '<p>No. White, grey, brown and black are as the sheep wore them. Every other colour comes out of a pot.</p>',
    },
  ],
}

export type TwoSheepTexts = typeof en
