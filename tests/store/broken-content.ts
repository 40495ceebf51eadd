/** Invalid content of a page. */
export interface Broken {
  what: string
  /** The value of the row, as JSON: normally the texts of three languages. */
  row: unknown
  /** Whether a manager's endpoint must refuse it; some is only unusual. */
  isRefused: boolean
  /** Whether the valid paragraph at its end must be shown. */
  hasLastLine: boolean
}

export const LAST_LINE = 'The last words'

const last = { componentName: 'Paragraph', props: { content: `<p class="x">${LAST_LINE}</p>` } }
const each = (text: unknown) => ({ en: text, ru: text, kg: text })

const BLOCKS =
  'Container Tabs NestedContainer Paragraph Divider Button Images Accordion Form MailingForm Icon Gallery ImageComponent ImageComponentWithHover VideoComponent Banner Blogs Carousel Tour BigSlider PlainImage GridImages Products SpecialProduct Testing TestCol AllArtisans'.split(
    ' ',
  )
const PROPS =
  'id items images src alt title text content href width height count image catigory catigories banner buttonText buttonLink tone ornament poster description moreInfo styles classes'.split(
    ' ',
  )

/** Every block with all its props set to the same wrong value. */
const everyBlockWith = (value: unknown, children?: unknown) =>
  BLOCKS.map((componentName) => ({
    componentName,
    props: Object.fromEntries(PROPS.map((name) => [name, value])),
    ...(children !== undefined && { children }),
  }))

const blocks = (what: string, list: readonly unknown[], isRefused = true): Broken => ({
  what,
  row: each(JSON.stringify([...list, last])),
  isRefused,
  hasLastLine: true,
})
const text = (what: string, content: unknown, isRefused = true): Broken => ({
  what,
  row: each(content),
  isRefused,
  hasLastLine: false,
})
const row = (what: string, value: unknown): Broken => ({
  what,
  row: value,
  isRefused: true,
  hasLastLine: false,
})

const nested = (open: string, shut: string, deep: number) => open.repeat(deep) + shut.repeat(deep)
const html = (content: string) => ({ componentName: 'Paragraph', props: { content } })
const VALUES: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a large number', 1e308],
  ['a number below zero', -1],
  ['words', 'felt <b>wool'],
  ['an empty text', ''],
  ['yes', true],
  ['an empty list', []],
  ['a list of nothing', [null, null]],
  ['a list of lists', [[[[]]]]],
  ['a list of numbers', [1, 2, 3]],
  ['an object', { felt: 'wool' }],
  ['objects in a list', [{ src: 7, title: {}, content: [], image: null, id: {} }]],
  ['its own prototype', JSON.parse('{"__proto__":{"componentName":"Paragraph"}}')],
]

/** All kinds of invalid content. A circular value is missing, as JSON cannot express it. */
export const BROKEN_CONTENT: readonly Broken[] = [
  ...[
    'felt',
    '{',
    '[',
    '[}',
    'undefined',
    "[{'componentName':'Paragraph'}]",
    '<p>felt</p>',
    '\u0001',
    '[1,]',
  ].map((content) => text(`no JSON: ${JSON.stringify(content)}`, content)),
  text('nothing at all', ''),
  ...['7', '"felt"', 'true', '1e999'].map((content) => text(`JSON that is no page: ${content}`, content)),
  ...['null', '[]'].map((content) => text(`a page of nothing: ${content}`, content, false)),
  text('an object that is no block', '{}'),
  row('no texts: null', null),
  row('no texts: a number', 7),
  row('no texts: a list', [1]),
  row('no texts: words', 'felt'),
  row('no texts: an empty object', {}),
  row('texts that are numbers', each(7)),
  row('texts that are nothing', each(null)),
  row('texts that are blocks', each([last])),
  blocks('things that are no blocks', [null, 7, 'felt', true, [], [[]], {}, { props: null }, { props: [] }]),
  blocks('unknown blocks', [
    ...['Marquee', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'paragraph', '<b>'].flatMap(
      (name) => [{ componentName: name, props: {} }, { props: { component: name } }],
    ),
    ...[7, null, {}, [], true].map((componentName) => ({ componentName, props: {} })),
  ]),
  blocks(
    'blocks without props',
    BLOCKS.map((componentName) => ({ componentName })),
  ),
  blocks(
    'blocks with empty props',
    BLOCKS.map((componentName) => ({ componentName, props: {} })),
  ),
  ...VALUES.map(([what, value]) => blocks(`every prop is ${what}`, everyBlockWith(value))),
  ...VALUES.filter(([, value]) => !(Array.isArray(value) && value.length === 0) && value !== null).map(
    ([what, value]) =>
      blocks(
        `the children are ${what}`,
        BLOCKS.map((componentName) => ({ componentName, props: {}, children: value })),
      ),
  ),
  ...VALUES.filter(([what]) => what !== 'an object' && what !== 'its own prototype').map(([what, value]) =>
    blocks(
      `the props are ${what}`,
      BLOCKS.map((componentName) => ({ componentName, props: value })),
    ),
  ),
  blocks('lists without end', [
    {
      componentName: 'Accordion',
      props: { items: Array.from({ length: 3_000 }, () => ({ title: 'a', content: 'b' })) },
    },
    {
      componentName: 'Products',
      props: { catigories: Array.from({ length: 3_000 }, (_, catigory) => ({ catigory })) },
    },
    {
      componentName: 'BigSlider',
      props: { items: Array.from({ length: 500 }, (_, id) => ({ id, image: '/media/a.jpg' })) },
    },
    { componentName: 'Blogs', props: { count: 1_000_000_000 } },
  ]),
  blocks(
    'what there is not',
    [
      {
        componentName: 'Products',
        props: { catigories: [{ catigory: 2_147_483_647 }, { catigory: 999_999 }] },
      },
      { componentName: 'SpecialProduct', props: { catigories: [{ catigory: 2_147_483_647 }] } },
      { componentName: 'Banner', props: { id: 2_147_483_647 } },
      { componentName: 'Blogs', props: { catigory: 2_147_483_647 } },
    ],
    false,
  ),
  blocks(
    'tabs and panels that do not match',
    [
      { componentName: 'Tabs', props: { items: [{ title: 'a' }, { title: 'b' }] }, children: [] },
      {
        componentName: 'Tabs',
        props: { items: [{ title: 'a' }] },
        children: [html('a'), html('b'), html('c')],
      },
      { componentName: 'TestCol', props: {}, children: [html('a')] },
      { componentName: 'Testing', props: {}, children: [html('a')] },
    ],
    false,
  ),
  blocks(
    'HTML that does not end',
    [
      '<p><div><b><i><a href="/about">felt',
      '<table><tr><td><table><tr><td>felt',
      '<ul><li><ol><li><dl><dt>felt',
      '<!-- felt',
      '<p title="felt',
      '<img src="/media/a.jpg',
      '</p></div></section></main></body></html>',
      '<b><p></b></p></i></table></ul>',
      '<select><option><textarea><title>felt',
      '<',
      '&',
      '&#',
      '<p><p><p><p>',
      '<a><a><a><h2><h2><table><a>',
      '<script>felt',
      '<style>felt',
      '<svg><math><mi>felt',
      '<plaintext>felt',
      // Most of it is removed: without a word before it, the text would be empty.
    ].map((content) => html(`felt ${content}`)),
    false,
  ),
  blocks(
    'HTML in HTML, two thousand deep',
    ['<div>', '<b>'].map((tag) => html(`felt ${tag.repeat(2_000)}`)),
    false,
  ),
  blocks('texts of nothing', [html(''), html('<p>\u200b</p>'), html('<script>felt</script>')]),
  blocks('names of nothing', [
    { componentName: 'Button', props: { buttonText: ' ', buttonLink: '/about' } },
    { componentName: 'Accordion', props: { items: [{ title: '', content: 'felt' }] } },
    { componentName: 'Tabs', props: { items: [{ title: '\u3164' }] } },
  ]),
  blocks('signs of every kind', [html('\u202e\u0007\ufeff\uffff felt \ud83d \udc00 𝕗𝕖𝕝𝕥 ң ө ү')], false),
  text('lists in lists, 500,000 deep', nested('[', ']', 499_999)),
  text('blocks in blocks, 500,000 deep', nested('{"componentName":"Container","children":[', ']}', 500_000)),
  text(
    'blocks in blocks, 20,000 deep',
    `[${nested('{"componentName":"Container","children":[', ']}', 20_000)}]`,
  ),
  // Written as text, since no value of that depth can be serialized.
  text(
    'a prop of lists, 100,000 deep',
    JSON.stringify([{ componentName: 'Accordion', props: { items: 'DEEP' } }, last]).replace(
      '"DEEP"',
      nested('[', ']', 100_000),
    ),
  ),
  text(
    'props in props, 50,000 deep',
    `[{"componentName":"Accordion","props":{"items":${'{"items":'.repeat(50_000)}1${'}'.repeat(50_000)}}}]`,
  ),
  text(
    'a page of 5,000 blocks',
    JSON.stringify(Array.from({ length: 5_000 }, () => ({ componentName: 'Divider', props: {} }))),
  ),
  text('ten megabytes of one text', JSON.stringify([html('wool '.repeat(2_000_000))])),
  text('ten megabytes of blocks', JSON.stringify(Array.from({ length: 200_000 }, () => html('<p>felt</p>')))),
  text('ten megabytes of nothing', ' '.repeat(10_000_000)),
]
