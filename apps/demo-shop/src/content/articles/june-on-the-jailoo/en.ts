export const en = {
  title: 'June on the jailoo',
  summary: 'A week above Song-Köl with a family, four hundred sheep and one pair of shears that works.',
  opening: `<p>The road ends at a stone on which somebody has written “slow” in red paint. From there you go by horse. Nurbek, who has come to fetch us, ties the bags on, looks at our shoes and says: “It is only three hours.” It was five, for we stopped at every bend.</p>
<p>At three thousand metres the valley opens like a hand. Grass, a lake with the sky in it, eleven yurts with blue smoke. No tree. Wind from the left, always. The family has been here since the twentieth of May; in September they go down before the first real snow, sometimes after it.</p>
<h2>Shearing</h2>
<p>For four days in the middle of June the sheep are shorn. Three hands are needed for one sheep: a knee on its shoulder, one hand at the skin, one with the shears. Nurbek’s father, Askar-ata, does one in four minutes and never nicks it. “Don’t cut the wool,” he tells me. “Cut the air beside it.” My first sheep takes twenty-five minutes, and afterwards looks like a map of the country. It forgives me nothing.</p>
<p>The fleece comes off in one piece, inside out, like a coat. It is spread on the grass, the dirty edges are pulled off, and it is rolled up with the face inside and tied with a twist of its own wool. White to the right, grey to the left, black to Askar-ata himself, who puts it aside for kalpak rims.</p>`,
  photos: [
    'The valley with its yurts',
    'A yurt with its door open',
    'Sheep before the shearing',
    'White wool to the right',
  ],
  second: `<h2>What a day is made of</h2>
<p>Milking at five, mares every two hours, for <em>kymyz</em>. The girls take the lambs to the stream, the boys the cows to the pass. At noon there is tea with cream so thick that the spoon stands. Gulmira, Nurbek’s wife, spins as she walks, as she talks, as she scolds. In a summer she spins two kilometres, without ever having sat down to it, and in winter it becomes the thread that quilts a shyrdak.</p>
<p>In the evening the sheep come back by themselves. One hears them first, then smells them, then the hill moves. They are counted through a gap between two stones. Four hundred and twelve. If one is missing, no one eats until it is there.</p>
<h2>What goes down</h2>
<p>At the end of the week we load six hundred kilograms of wool on a truck that has come as far as the stone. We pay in cash, by weight and colour, more than the dealers, and half of it in advance for the autumn. Gulmira gives us a bag of dried curd balls for the road and something wrapped up in felt. It is the fleece of my first sheep. “So that you can show in town what you can do,” she says.</p>`,
}

export type JuneTexts = typeof en
