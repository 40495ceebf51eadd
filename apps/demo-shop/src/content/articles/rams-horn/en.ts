export const en = {
  title: 'The ram’s horn, and what it is for',
  summary: 'Kochkor müyüz curls on almost every rug of ours. A short grammar of the commonest word in felt.',
  opening: `<p>If you know only one pattern, let it be this one: a line that rises, curls over to both sides and comes back to itself. <em>Kochkor müyüz</em>, the horn of the ram. It stands on rugs and saddlecloths, on the hem of a wedding coat, on bread stamps, on gates and on the sign of the petrol station in Naryn. It is also the little sign in front of our name.</p>
<h2>A herd, drawn short</h2>
<p>Why a horn? Because a ram was wealth that walked. One good ram, said the old people, feeds a family, its guests and whoever comes too late. Who sews a horn wishes the house that it may never lack. A horn on a rug for a bride says: may there be many of you. Nobody has to explain that to anybody; it is read as quickly as a street sign.</p>`,
  photos: [
    'A large horn on red',
    'Four horns around a diamond',
    'Horns as a border',
    'A medallion grown out of horns',
  ],
  second: `<h2>How to read the rest</h2>
<ul>
<li><strong>Single horn</strong>, <em>synar müyüz</em>: half a ram. It fills corners, and it says “to be continued”.</li>
<li><strong>Dog’s tail</strong>, <em>it kuyruk</em>: a single curl, drawn quickly. It keeps watch at the edge.</li>
<li><strong>Raven’s claw</strong>, <em>karga tyrmak</em>: three short strokes. Ravens live long.</li>
<li><strong>Water</strong>, <em>suu</em>: the wavy line between border and field. It separates, and it brings luck in from outside.</li>
<li><strong>Tumar</strong>: a triangle, the shape of the pouch in which a prayer is worn. One in each corner is enough.</li>
</ul>
<p>None of this is a code that somebody once wrote down. Ask three women in one village, and you hear three answers, each with great certainty. In the south the same curl is called an almond branch. Patterns travel in dowries, and on the way they change their names.</p>
<h2>The ground speaks too</h2>
<p>On a good shyrdak you cannot say what is pattern and what is ground. Look at the red: horns. Look at the white between: horns again, standing on their heads. It follows from the cutting, because both felts fall under the same knife, but the old masters made a rule of it. What is empty has to be as beautiful as what is full. Children find it at once. Their parents usually need a cup of tea.</p>`,
  note: '<p>If you order a rug from one of the workshops, say for whom it is. It changes what is put into the corners.</p>',
  button: 'See the shyrdaks',
}

export type RamsHornTexts = typeof en
