import { Slot, PRESERVED } from '@shyrdak/blocks/slot'
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { changed, renderer, rendered, page, raw } from './page.tsx'

/** The time of one variant in a browser, in ms: the median of several tries. */
export type BrowserWay = 'hydrate raw' | 'hydrate tree' | 'hydrate static' | 'update raw' | 'update tree'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function place(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}

/** The browser's clock is coarse, so each try covers this many pages. */
const PAGES = 20
const everyPage = <T,>(make: (at: number) => T): T[] => Array.from({ length: PAGES }, (_, at) => make(at))

function hydrate(html: string, content: () => ReactNode): number {
  document.body.replaceChildren()
  const roots = everyPage(() => place(html))
  const apps: ReturnType<typeof hydrateRoot>[] = []
  const took = timed(() => flushSync(() => roots.forEach((root) => apps.push(hydrateRoot(root, content())))))
  for (const app of apps) app.unmount()
  return took / PAGES
}

/** @param contents creates the content of one page, before and after the change */
function update(contents: () => (title: string) => ReactNode): number {
  document.body.replaceChildren()
  const pages = everyPage(() => ({ app: createRoot(place('')), content: contents() }))
  flushSync(() => pages.forEach(({ app, content }) => app.render(content('before'))))
  const took = timed(() => flushSync(() => pages.forEach(({ app, content }) => app.render(content('after')))))
  for (const { app } of pages) app.unmount()
  return took / PAGES
}

const NODES = page()

const WAYS: Record<BrowserWay, (html: string) => number> = {
  'hydrate raw': (html) => hydrate(html, () => raw(NODES)),
  'hydrate tree': (html) => hydrate(html, () => rendered(renderer(), NODES)),
  'hydrate static': (html) =>
    hydrate(`<div>${html}</div>`, () => createElement(Slot, { content: PRESERVED })),
  'update raw': () =>
    update(() => {
      const nodes = page()
      return (title) => raw(changed(nodes, title))
    }),
  'update tree': () =>
    update(() => {
      const nodes = page()
      const render = renderer()
      return (title) => rendered(render, changed(nodes, title))
    }),
}

Object.assign(globalThis, {
  measure: (way: BrowserWay, html: string, tries: number) =>
    median(Array.from({ length: tries }, () => WAYS[way](html))),
})
