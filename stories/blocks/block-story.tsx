import type { BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageOf } from '../language.ts'
import { controlsOf } from './block-controls.ts'
import { StoryPage, type StoryData } from './story-page.tsx'

/** The props of a block, as set by the controls. */
type BlockArgs = Record<string, unknown>
export type BlockStory = StoryObj<Meta<BlockArgs>>

/** The props and children of a block in each language. */
type BlockContent = Readonly<Record<Language, Omit<BlockNode, 'componentName'>>>

interface Options {
  /** The results of the block's queries. */
  data?: (language: Language) => StoryData
}

interface BlockParameters extends Options {
  content: BlockContent
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Common meta of a block's stories: controls from its schema, rendered in the toolbar's language. Spread it
 * into the meta, next to a `title`.
 */
export const blockMeta = (name: BlockName) =>
  ({
    argTypes: controlsOf(name),
    render(args, context) {
      const { content, data } = (context.parameters['block'] as () => BlockParameters)() // set by `blockStory`
      const language = languageOf(context)
      const { props = {}, children } = content[language]
      // Props that the controls have not changed use the toolbar's language.
      const changed = Object.entries(args).filter(
        ([prop, value]) => !isEqual(value, content.en.props?.[prop]),
      )
      const node = {
        componentName: name,
        props: { ...props, ...Object.fromEntries(changed) },
        ...(children && { children }),
      }
      return <StoryPage nodes={[node]} language={language} data={data?.(language)} />
    },
    async afterEach({ canvasElement }) {
      await expect(canvasElement.querySelectorAll('[data-fault], [data-shyrdak-dropped]')).toHaveLength(0)
    },
  }) satisfies Meta<BlockArgs>

/** A story of one block: its content in each language, and the data it queries. */
export const blockStory = (content: BlockContent, options: Options = {}) =>
  ({
    args: content.en.props ?? {},
    // A function, because Storybook deep-merges objects with those of the meta.
    parameters: { block: (): BlockParameters => ({ content, ...options }) },
  }) satisfies BlockStory
