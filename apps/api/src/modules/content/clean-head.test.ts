import { expect, test } from 'vitest'
import { cleanHead, sortHead } from './clean-head.ts'

const hosts = ['stats.example']

test('meta tags, links, JSON-LD and scripts of known hosts are kept', () => {
  expect(cleanHead('<meta name="google-site-verification" content="abc">', hosts)).toBe(
    '<meta name="google-site-verification" content="abc">',
  )
  expect(cleanHead('<link rel="icon" href="/icon.svg">', hosts)).toBe('<link rel="icon" href="/icon.svg">')
  expect(cleanHead('<script async src="https://stats.example/a.js"></script>', hosts)).toBe(
    '<script src="https://stats.example/a.js" async=""></script>',
  )
  expect(cleanHead('<script type="application/ld+json">{"@type":"Organization"}</script>', hosts)).toBe(
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
  )
})

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['a script of a stranger', '<script src="https://evil.example/a.js"></script>'],
  [
    'a script of a host that only begins alike',
    '<script src="https://stats.example.evil.example/a.js"></script>',
  ],
  ['a script without encryption', '<script src="http://stats.example/a.js"></script>'],
  ['a script by user name', '<script src="https://stats.example@evil.example/a.js"></script>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['another policy', '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
  ['a base', '<base href="https://evil.example">'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
  ['a preloaded module', '<link rel="modulepreload" href="/a.js">'],
  ['a link to a script', '<link rel="icon" href="javascript:alert(1)">'],
  ['an icon of a stranger', '<link rel="icon" href="https://evil.example/a.png">'],
  ['a greeting to a stranger', '<link rel="preconnect" href="https://evil.example">'],
  ['a question for the name of a stranger', '<link rel="dns-prefetch" href="https://evil.example">'],
  ['a link to a stranger without a scheme', '<link rel="icon" href="//evil.example/a.png">'],
  ['a style', '<style>body{display:none}</style>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['nonsense for JSON', '<script type="application/ld+json">{alert(1)}</script>'],
  ['text', 'hello'],
])('%s is removed', (_what, html) => {
  expect(cleanHead(html, hosts)).toBe('')
})

test('an attribute or JSON cannot break out of its element', () => {
  expect(cleanHead(`<meta name="a" content="&quot;><script>alert(1)</script>">`, hosts)).not.toContain(
    '<script',
  )
  const json = cleanHead(
    '<script type="application/ld+json">{"a":"<\\/script><script>alert(1)"}</script>',
    hosts,
  )
  expect(json.match(/<\/?script/g)).toHaveLength(2)
  expect(cleanHead('<link rel="icon" href="/a" onload="alert(1)">', hosts)).toBe(
    '<link rel="icon" href="/a">',
  )
})

test.each([
  ['<script>alert(1)</script>', ['<script>']],
  ['<script src="https://evil.example/a.js"></script>', ['<script src="https://evil.example/a.js">']],
  ['<script type="application/ld+json">{a</script>', []],
  ['<meta http-equiv="refresh" content="0">', ['<meta http-equiv="refresh">']],
  ['<meta name="robots" content="noindex">', ['<meta name="robots">']],
  ['<link rel="stylesheet" href="/a.css">', ['<link rel="stylesheet">']],
  ['<style>b{}</style>', ['<style>']],
  ['<noscript><img src="https://a.example/p">no</noscript>', ['<noscript>']],
  ['hello <meta name="a" content="b">', ['hello']],
  ['<link rel="icon" href="/a" onload="x()">', ['<link onload>']],
  [
    '<script src="https://stats.example/a.js" data-domain="felt" type="module"></script>',
    ['<script data-domain>', '<script type>'],
  ],
])('the elements removed from %s are reported', (html, names) => {
  expect(sortHead(html, hosts).leftOut).toEqual(names)
})

const DATA = '<script type="application/ld+json">'
test.each([
  [`${DATA}{"@type": "Organization",}</script>`, { brokenData: DATA }],
  [`${DATA}{"@type": "Organization"}<meta name="a" content="b">`, { unclosed: DATA }],
  [
    '<script src="https://stats.example/a.js"><meta name="a" content="b">',
    { unclosed: '<script src="https://stats.example/a.js">' },
  ],
  ['<meta name="a" content="b"><meta name="c" content="d"', { unclosed: '<meta>' }],
  ['<meta name="a" content="b"><link rel="icon" href="/icon.svg>', { unclosed: '<link>' }],
])('the broken part of %s is reported', (html, broken) => {
  const { clean: _, elements: __, ...rest } = sortHead(html, hosts)
  expect(rest).toEqual({ leftOut: [], ...broken })
})

test('harmless differences, and a head that was cleaned before, are not reported', () => {
  const html = `<!-- counter -->
    <script id="a" type="text/javascript" charset="utf-8" async src="https://stats.example/a.js"></script>
    <script class="b" type="application/ld+json">{"a": "<b>"}</script>
    <link rel="icon" href="/icon.svg"><meta name="a" content="<">`
  const { clean, elements, leftOut } = sortHead(html, hosts)
  expect(leftOut).toEqual([])
  expect(sortHead(clean, hosts)).toEqual({ clean, elements, leftOut: [] })
})
