import { renderTree, registryOf, treeRenderer, type Block, type PageEnv } from '@shyrdak/blocks'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, type ReactElement, type ReactNode } from 'react'

const SECTIONS = 40
const ROWS = 8

interface Messages {
  title?: string
}

const section: Block<Messages> = {
  name: 'Section',
  render: ({ title }, _env, inside) => (
    <section className="bench-section" title={title}>
      {inside.all}
    </section>
  ),
}
const row: Block = {
  name: 'Row',
  render: (_props, _env, inside) => <div className="bench-row">{inside.all}</div>,
}
const line: Block<Messages> = { name: 'Line', render: ({ title }) => <p className="bench-line">{title}</p> }

const env: PageEnv = {
  language: 'en',
  country: 'KG',
  link: (path) => path,
  image: (photo) => photo,
  money: (amount) => amount,
  messages: (key) => key,
  data: () => null,
  island: () => null,
}

/** A page of 1,000 nodes: 40 sections of 8 rows of 2 lines. */
export const page = (title = 'Felt'): BlockNode[] =>
  Array.from({ length: SECTIONS }, (_, place) => ({
    componentName: 'Section',
    props: { title: `${title} ${place}` },
    children: Array.from({ length: ROWS }, (_row, at) => ({
      componentName: 'Row',
      children: [
        { componentName: 'Line', props: { title: `${at} of wool` } },
        { componentName: 'Line', props: { title: `${at} of felt` } },
      ],
    })),
  }))

/** The same page with one title changed; all other nodes are identical. */
export function changed(nodes: readonly BlockNode[], title: string): BlockNode[] {
  const [first, ...rest] = nodes
  return [{ ...first, props: { title } }, ...rest]
}

const registry = registryOf(section, row, line)

/** Renders once, like pages on a server. */
export const once = (nodes: readonly BlockNode[]): ReactNode => renderTree(nodes, registry, env)

/** Renders a page that will change. */
export const renderer = () => treeRenderer(registry, env)

/** The same elements, created by hand. */
export const raw = (nodes: readonly BlockNode[]): ReactNode =>
  createElement('main', null, ...nodes.map(rawSection))

const titleOf = ({ props }: BlockNode) => props?.['title'] as string | undefined // this page's own

function rawSection(node: BlockNode): ReactElement {
  return createElement(
    'section',
    { className: 'bench-section', title: titleOf(node) },
    ...(node.children ?? []).map((below) =>
      createElement(
        'div',
        { className: 'bench-row' },
        ...(below.children ?? []).map((one) => createElement('p', { className: 'bench-line' }, titleOf(one))),
      ),
    ),
  )
}

export const rendered = (render: typeof once, nodes: readonly BlockNode[]): ReactNode =>
  createElement('main', null, render(nodes))
