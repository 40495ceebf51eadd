import { describe, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { readHtml, writeHtml } from './html-text.ts'

const pasted = (html: string) => writeHtml(readHtml(cleanPaste(html)))

describe('pasted HTML is reduced to what the store shows', () => {
  test.each([
    [
      'Word',
      `<html xmlns:o="urn:x"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US>
<p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'>Felt<o:p></o:p></b></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>wool</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>of sheep</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>water</p></body></html>`,
      '<p><strong>Felt</strong></p><ul><li>wool<ul><li>of sheep</li></ul></li><li>water</li></ul>',
    ],
    [
      'a numbered list of Word',
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>wet</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>roll</p>`,
      '<ol><li>wet</li><li>roll</li></ol>',
    ],
    [
      'Google Docs',
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;vertical-align:baseline">Felt</span><span style="font-style:italic"> is wool</span></p></b>`,
      '<p><strong>Felt</strong><em> is wool</em></p>',
    ],
    [
      'a page of the web',
      `<div class="x"><h1 style="color:red">Felt</h1><div onclick="alert(1)">one</div><div>two <a href="javascript:alert(1)">a</a> <a href="https://elsewhere.example/" target="_top">b</a></div><img src="https://elsewhere.example/a.png"><script>alert(1)</script><style>p{color:red}</style></div>`,
      '<h2>Felt</h2><p>one</p><p>two a <a href="https://elsewhere.example/">b</a></p>',
    ],
  ])('from %s', (_where, html, written) => {
    expect(pasted(html)).toBe(written)
  })
})

test('HTML copied from the editor keeps its allowed styles', () => {
  const copied = '<p data-pm-slice="0 0 []" style="text-align: center">Felt</p>'
  expect(pasted(copied)).toBe('<p style="text-align:center">Felt</p>')
})
