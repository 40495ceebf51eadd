import { renderToString } from 'react-dom/server'
import { median } from '../rounds.ts'
import { rendered, once, page, raw } from './page.tsx'

// Both ways in one process, in turns: pages a second by hand, by the tree, and the page itself for the browser.
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
    if (round >= 4) rates[at as 0 | 1].push((done / (performance.now() - began)) * 1000) // there are two ways
  }
process.stdout.write(JSON.stringify({ raw: median(rates[0]), tree: median(rates[1]), html: ways[0]() }))
