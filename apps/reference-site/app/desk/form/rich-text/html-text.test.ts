import { describe, expect, test } from 'vitest'
import { readHtml, writeHtml } from './html-text.ts'
import { lostFrom } from './lost-html.ts'

const through = (html: string) => writeHtml(readHtml(html))

describe('HTML that the store allows is preserved', () => {
  test.each([
    '<p>Wool, <strong>water</strong> and <em>hands</em>.</p>',
    '<h2>Felt</h2><p>One<br>two</p><h3>Three</h3><hr>',
    '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul>',
    '<ol start="3"><li value="5">five</li></ol>',
    '<blockquote><p>Said</p></blockquote>',
    '<p>See <a href="/pages/delivery" title="Delivery">delivery</a>, <a href="mailto:shop@shyrdak.example">write</a></p>',
    '<p style="font-size:1.5em;font-style:italic">A lead</p>',
    '<p lang="ky" style="text-align:center;color:#a3302b">Кийиз</p>',
    '<p><span style="color:#a3302b">red</span> H<sub>2</sub>O, 38<sup>½</sup>, <s>was</s>, <u>is</u></p>',
    '<p><img src="/media/wool.jpg" alt="Wool" width="640" height="480"></p>',
    '<table><thead><tr><th scope="col">Size</th><th>cm</th></tr></thead><tbody><tr><td colspan="2">38</td></tr></tbody></table>',
    '<p>Tom &amp; Jerry &lt;3, 5\u00a0cm</p>'.replace('\u00a0', '&nbsp;'),
    '',
  ])('%s', (html) => {
    expect(through(html)).toBe(html)
    expect(lostFrom(html)).toBeNull()
  })
})

describe('equivalent HTML is normalized without loss', () => {
  test.each([
    ['<p><b>bold</b> <i>slanted</i></p>', '<p><strong>bold</strong> <em>slanted</em></p>'],
    ['just a line', '<p>just a line</p>'],
    ['<p>a</p>\n\n<p>b\n  c</p>', '<p>a</p><p>b c</p>'],
    ['<ul>\n<li><p>one</p></li>\n</ul>', '<ul><li>one</li></ul>'],
    ['<ul><li><p>one</p><p>two</p></li></ul>', '<ul><li><p>one</p><p>two</p></li></ul>'],
    ['<blockquote>Said</blockquote>', '<blockquote><p>Said</p></blockquote>'],
    ['<table><tr><td><p>38</p></td></tr></table>', '<table><tbody><tr><td>38</td></tr></tbody></table>'],
    ['<p><em><strong>both</strong></em></p>', '<p><strong><em>both</em></strong></p>'],
    [
      '<p><a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer nofollow">x</a></p>',
      '<p><a href="https://elsewhere.example/">x</a></p>',
    ],
    ['<p><img src="/media/a.jpg" alt="" loading="lazy" /></p>', '<p><img src="/media/a.jpg" alt=""></p>'],
    ['<p>a<em></em></p><p></p>', '<p>a</p>'],
  ])('%s', (html, written) => {
    expect(through(html)).toBe(written)
    expect(lostFrom(html)).toBeNull()
  })
})

describe('elements that would be lost are named', () => {
  test.each([
    ['<dl><dt>Wool</dt><dd>of sheep</dd></dl>', ['dl', 'dt', 'dd']],
    [
      '<figure><img src="/media/a.jpg" alt=""><figcaption>Wool</figcaption></figure>',
      ['figure', 'figcaption'],
    ],
    ['<div><p>a</p></div>', ['div']],
    ['<pre>a  b</pre>', ['pre']],
    ['<p><time datetime="2026-11-20">today</time></p>', ['time']],
    ['<table><caption>Sizes</caption><tbody><tr><td>38</td></tr></tbody></table>', ['caption']],
    ['<p>a</p><script>alert(1)</script>', ['script']],
    ['<p class="lead">a</p>', []],
    ['<p><img src="https://elsewhere.example/a.png" alt=""></p>', ['img']],
    ['<p><a href="javascript:alert(1)">a</a></p>', ['a']],
    ['<p style="position:fixed">a</p>', []],
  ])('%s', (html, names) => {
    expect(lostFrom(html)).toEqual(names)
  })
})
