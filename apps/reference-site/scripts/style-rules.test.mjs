import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStyleRules } from './style-rules.mjs'

/** The texts of the rules that the first view of a page may need. */
async function rulesOf(css) {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-rules-'))
  try {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/site-1.css'), css)
    return (await readStyleRules(join(folder, 'assets'), ['/assets/site-1.css']))['/assets/site-1.css']
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the first view needs no rules for interactions and print', async () => {
  expect(
    await rulesOf('.a:hover{top:0} .a:focus-visible{top:0} .a:popover-open{top:0} @media print{.a{top:0}}'),
  ).toEqual([])
})

test('the first view needs what holds until an interaction, as for a link that is hidden unless focused', async () => {
  expect(await rulesOf('.a:not(:focus){top:0} .a:not(:hover, .b):not(:is(:focus)){top:0}')).toEqual([
    { text: '.a:not(:focus){top:0}', classes: [['a']] },
    { text: '.a:not(:hover, .b):not(:is(:focus)){top:0}', classes: [['a']] },
  ])
})

test('a rule is needed by pages with all the classes of a selector, wherever alternatives are listed', async () => {
  expect(await rulesOf('.a .b:is(.c, .d), .e:hover, h1{top:0}')).toEqual([
    { text: '.a .b:is(.c, .d), .e:hover, h1{top:0}', classes: [['a', 'b'], []] },
  ])
})
