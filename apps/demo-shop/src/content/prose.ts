import type { BlockNode } from '@shyrdak/sdk/blocks'
import { node } from './node.ts'

/** A title with the text below it. */
export interface Shown {
  title: string
  text: string
}

const paragraphs = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)

/** The top of a page: title and introduction. */
export const opening = ({ title, text }: Shown): BlockNode =>
  node(
    'Container',
    {},
    node('Paragraph', { content: `<h1 style="font-size:2.25rem">${title}</h1>` }),
    node('Paragraph', { content: paragraphs(text), styles: { fontSize: '1.2em', maxWidth: '44rem' } }),
  )

/** A section of a page; its text is HTML, or one paragraph. */
export const section = ({ title, text }: Shown, rank: 2 | 3 = 2): BlockNode =>
  node('Paragraph', { content: `<h${rank}>${title}</h${rank}>${paragraphs(text)}` })

/** A clause with its title at the side, as in printed contracts. */
export const clause = ({ title, text }: Shown): BlockNode =>
  node(
    'Testing',
    {},
    node('TestCol', { width: '32%' }, node('Paragraph', { content: `<h3>${title}</h3>` })),
    node('TestCol', {}, node('Paragraph', { content: paragraphs(text) })),
  )

/** Inserts a divider between nodes. */
export const between = (line: BlockNode, nodes: readonly BlockNode[]): BlockNode[] =>
  nodes.flatMap((one, place) => (place === 0 ? [one] : [line, one]))

export const LINE = node('Divider', { ornament: 'line' })
