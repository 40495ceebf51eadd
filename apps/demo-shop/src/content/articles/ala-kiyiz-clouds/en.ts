export const en = {
  title: 'Painting with wool',
  summary: 'An ala-kiyiz cannot be corrected and cannot be repeated. That is what is good about it.',
  opening: `<p>“Now it looks like a mistake,” says Jyldyz Toktosunova, and walks once around the mat. She is right. On a bed of white wool as large as a car lie strips of red and blue fleece, fluffy and crooked, a kindergarten drawing in three metres. In four hours it will be a rug. Between now and then nobody can see what is happening, for it is rolled up, tied and kicked.</p>
<h2>No edge</h2>
<p>The shyrdak is drawn with a knife; the <em>ala-kiyiz</em> with the palms of the hands. Coloured wool is laid on a ground that has been felted halfway, just so far that it holds together and still takes hold. In the mat the colours creep into the ground and into one another. A sharp corner becomes a round one, a line becomes a bank of mist. Who knows that, lays corners too sharp and lines too thin, and lets the water do the rest.</p>
<p>That is why the old ala-kiyiz have such large patterns: a horn as long as a forearm, a sun, a few hills. What is small gets lost. And that is why they are never alike. Jyldyz has made some four hundred. “I know how it begins,” she says. “It does not tell me how it ends.”</p>`,
  stepsTitle: 'Half a day in seven lines',
  steps: `<ol><li>Lay the white ground, three layers, each across the last.</li><li>Sprinkle, roll up, roll for half an hour, open.</li><li>Lay the pattern: first the borders, then the middle, last the small things.</li><li>Look at it from a ladder. Move what has to be moved. After this, nobody may touch it.</li><li>Boiling water and soap, roll up, tie in five places.</li><li>Two hours of kicking, the whole family, with music.</li><li>Open, knead with forearms, rinse in the river, dry flat.</li></ol>`,
  photos: [
    'An ala-kiyiz with a sun',
    'Turquoise and white',
    'A runner in grey and saffron',
    'Up close: colours run into each other',
  ],
  second: `<h2>Where it belongs</h2>
<p>An ala-kiyiz is softer than a shyrdak, lighter and quicker, and costs a third of it. It does not care for boots and chair legs. In the yurt it lay under the blankets or along the wall; in a flat it likes the side of the bed, the children’s room, or the wall itself. Jyldyz sends her best ones off with a batten and a cord, ready to hang.</p>
<p>Customers sometimes send a photograph: exactly like this one, please. She answers politely, always the same. She can use the same wool, the same dyes, the same drawing, and on the same day she can be in the same mood. The water will be another.</p>`,
}

export type AlaKiyizTexts = typeof en
