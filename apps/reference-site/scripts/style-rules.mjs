import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'

/** Selectors that match only after an interaction, and styles for print. */
const LATER =
  /:(hover|active|focus|focus-visible|focus-within|popover-open|open|target)\b|::backdrop|::view-transition/
/** A selector such as `a:not(:focus)` matches before any interaction. */
const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g
const ON_PAPER = /^print\b/

/** Pseudo-classes whose arguments may contain classes that the element itself need not have. */
const WIDE = /:(not|is|where|has|nth-child|nth-last-child)\((?:[^()]|\([^()]*\))*\)/g

/** The classes that each selector of a list requires. A selector without classes matches every page. */
const classesOf = (selectors) =>
  selectors
    .filter((selector) => !LATER.test(selector.replaceAll(NEGATED, '')))
    .map((selector) => [
      ...new Set(
        [...selector.replaceAll(WIDE, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name),
      ),
    ])

function read(node) {
  if (node.type === 'rule') {
    const classes = classesOf(node.selectors)
    return classes.length > 0 ? [{ text: node.toString(), classes }] : []
  }
  if (node.type !== 'atrule') return []
  if (node.name === 'keyframes') return [{ text: node.toString(), keyframes: node.params }]
  if (node.name === 'media' && ON_PAPER.test(node.params)) return []
  if (['media', 'supports', 'layer', 'container'].includes(node.name) && node.nodes)
    return [{ at: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(read) }]
  return [{ text: node.nodes ? node.toString() : `${node.toString()};`, classes: [[]] }]
}

/** Parses style sheets into rules that the server chooses from: see server/pages/first-view.ts. */
export async function readStyleRules(assets, hrefs) {
  const rules = {}
  for (const href of hrefs)
    rules[href] = postcss.parse(await readFile(join(assets, '..', href), 'utf8')).nodes.flatMap(read)
  return rules
}
