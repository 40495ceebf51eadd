import '@shyrdak/blocks/blocks.css'
import { messagesIn } from '../messages-in.ts'
import { allBlocks, renderTree, type QueryData, type Query, type PageEnv } from '@shyrdak/blocks'
import { BlockWidget } from '@shyrdak/react-store/widgets/page'
import { readBlocks, type BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { storyPhoto } from '../story-images.ts'
import { Shop } from '../react-store/shop.tsx'

/** The result of each read; reads that are not listed are loading. */
export type StoryData = { readonly [N in Query as N['read']]?: QueryData<N> }

const NO_DATA: StoryData = {}

function envIn(language: Language, data: StoryData): PageEnv {
  const messages = messagesIn(language, 'blocks')
  return {
    language,
    country: 'KG',
    link: (path) => `#${path}`,
    image: storyPhoto,
    money: (amount, currency) => `${amount} ${currency}`,
    messages,
    data: (query) => data[query.read],
    island: (call) => <BlockWidget call={call} />,
  }
}

interface Props {
  /** The unvalidated nodes of a page. */
  nodes: readonly BlockNode[]
  language: Language
  data?: StoryData | undefined
}

/** Renders a page of blocks as the site does, and lists its validation faults below. */
export function StoryPage({ nodes: unvalidated, language, data = NO_DATA }: Props) {
  const { nodes, faults } = readBlocks(unvalidated)
  return (
    <Shop language={language}>
      {renderTree(nodes, allBlocks, envIn(language, data))}
      {faults.map(({ path, code }) => (
        <p className="stories-caption" key={path.join('.')} data-fault={code}>
          {path.join('.')}: {code}
        </p>
      ))}
    </Shop>
  )
}
