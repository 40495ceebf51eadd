import '@shyrdak/blocks/blocks.css'
import { allBlocks, renderTree, type QueryData, type Query, type PageEnv } from '@shyrdak/blocks'
import { allMessages } from '@shyrdak/react-store/messages/all'
import { readBlocks, type BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { createElement, type ComponentType } from 'react'
import { storyPhoto } from '../story-images.ts'
import { Shop } from '../react-store/shop.tsx'
import { ISLANDS } from './story-islands.ts'

/** What the store answers to each kind of read; what is not named has not arrived. */
export type StoryData = { readonly [N in Query as N['read']]?: QueryData<N> }

const UNANSWERED: StoryData = {}

function envIn(language: Language, answers: StoryData): PageEnv {
  const messages = allMessages(language).blocks
  return {
    language,
    country: 'KG',
    link: (path) => `#${path}`,
    image: storyPhoto,
    money: (amount, currency) => `${amount} ${currency}`,
    messages: (key) => messages[key],
    data: (need) => answers[need.read],
    island({ name, props, root, slots }) {
      const Widget = ISLANDS[name] as ComponentType<object> | undefined // called with the props of its own block
      return (
        <div {...root}>{Widget ? createElement(Widget, { ...props, ...(slots && { slots }) }) : slots}</div>
      )
    },
  }
}

interface Props {
  /** A page as it is written: whatever the backend would leave out of it is left out here. */
  nodes: readonly BlockNode[]
  language: Language
  answers?: StoryData | undefined
}

/** The blocks of a page, as the site would draw them; what cannot be read of them is said below. */
export function StoryPage({ nodes: written, language, answers = UNANSWERED }: Props) {
  const { nodes, faults } = readBlocks(written)
  return (
    <Shop language={language}>
      {renderTree(nodes, allBlocks, envIn(language, answers))}
      {faults.map(({ path, code }) => (
        <p className="stories-caption" key={path.join('.')} data-fault={code}>
          {path.join('.')}: {code}
        </p>
      ))}
    </Shop>
  )
}
