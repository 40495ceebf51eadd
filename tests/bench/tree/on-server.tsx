import { renderToString } from 'react-dom/server'
import { median } from '../rounds.ts'
import { rendered, once, page, raw } from './page.tsx'

// Both variants in turn: pages per second by hand and by the tree, and the HTML for the browser.
const nodes = page()
const ways = [() => renderToString(raw(nodes)), () => renderToString(rendered(once, nodes))] as const
const rates: [number[], number[]] = [[], []]
for (let round = 0; round < 14; round++)
  for (const [at, way] of ways.entries()) {
    const began = performance.now()
    let done = 0
    do {
      way()
      done += 1
    } while (performance.now() - began < 150)
    if (round >= 4) rates[at as 0 | 1].push((done / (performance.now() - began)) * 1000) // there are two variants
  }
process.stdout.write(JSON.stringify({ raw: median(rates[0]), tree: median(rates[1]), html: ways[0]() }))
