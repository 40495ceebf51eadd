import type { BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageOf } from '../language.ts'
import { controlsOf } from './block-controls.ts'
import { StoryPage, type StoryData } from './story-page.tsx'

/** The props of a block, as the controls change them. */
type BlockArgs = Record<string, unknown>
export type BlockStory = StoryObj<Meta<BlockArgs>>

/** One block with the same content in every language. */
type AlertText = Readonly<Record<Language, Omit<BlockNode, 'componentName'>>>

interface Setting {
  /** What the store answers to the block's needs. */
  answers?: (language: Language) => StoryData
}

interface AlertStory extends Setting {
  told: AlertText
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What every story of a block shares: controls from its schema, drawn in the toolbar's language. To be spread into
 * the meta, beside a `title`.
 */
export const blockMeta = (name: BlockName) =>
  ({
    argTypes: controlsOf(name),
    render(args, context) {
      const { told, answers } = (context.parameters['block'] as () => AlertStory)() // put there by `blockStory`
      const language = languageOf(context)
      const { props = {}, children } = told[language]
      // A prop that nobody touched speaks the language of the toolbar.
      const touched = Object.entries(args).filter(([prop, value]) => !isSame(value, told.en.props?.[prop]))
      const node = {
        componentName: name,
        props: { ...props, ...Object.fromEntries(touched) },
        ...(children && { children }),
      }
      return <StoryPage nodes={[node]} language={language} answers={answers?.(language)} />
    },
    async afterEach({ canvasElement }) {
      await expect(canvasElement.querySelectorAll('[data-fault], [data-shyrdak-dropped]')).toHaveLength(0)
    },
  }) satisfies Meta<BlockArgs>

/** A story of one block: its props and children in each language, and what the store answers it. */
export const blockStory = (told: AlertText, setting: Setting = {}) =>
  ({
    args: told.en.props ?? {},
    // A function, since Storybook would merge objects with those of other stories.
    parameters: { block: (): AlertStory => ({ told, ...setting }) },
  }) satisfies BlockStory
