import type { BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import { html, node, STARTING_BLOCKS } from './starting-blocks.ts'
import type { SayStarting } from './starting-texts.ts'

const heading = (text: string) => node('Paragraph', { content: html('h2', text) })

/** Predefined sections with sample content. */
export const SECTIONS = {
  opening: (say) => node('Container', { width: 'full' }, STARTING_BLOCKS.Banner(say)),
  text: (say) => node('Container', { width: 'text' }, STARTING_BLOCKS.Paragraph(say)),
  story: (say) =>
    node(
      'Container',
      {},
      node(
        'Testing',
        { styles: { alignItems: 'center' } },
        node('TestCol', { width: '56%' }, STARTING_BLOCKS.Paragraph(say)),
        node('TestCol', {}, STARTING_BLOCKS.ImageComponent(say)),
      ),
    ),
  facts: (say) => node('Container', {}, STARTING_BLOCKS.NestedContainer(say)),
  slides: (say) => node('Container', { width: 'full' }, STARTING_BLOCKS.BigSlider(say)),
  goods: (say) => node('Container', {}, STARTING_BLOCKS.Products(say)),
  questions: (say) =>
    node('Container', { width: 'text' }, heading(say('questions')), STARTING_BLOCKS.Accordion(say)),
  gallery: (say) => node('Container', {}, heading(say('gallery')), STARTING_BLOCKS.Gallery(say)),
  articles: (say) => node('Container', {}, STARTING_BLOCKS.Blogs(say)),
  contact: (say) => node('Container', { width: 'text' }, STARTING_BLOCKS.Form(say)),
  newsletter: (say) => node('Container', {}, STARTING_BLOCKS.MailingForm(say)),
} as const satisfies Readonly<Record<string, (say: SayStarting) => BlockNode>>

export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[] // keys() returns strings

/** The block whose icon represents a section. */
export const SECTION_ICONS: Readonly<Record<SectionName, BlockName>> = {
  opening: 'Banner',
  text: 'Paragraph',
  story: 'Testing',
  facts: 'NestedContainer',
  slides: 'BigSlider',
  goods: 'Products',
  questions: 'Accordion',
  gallery: 'Gallery',
  articles: 'Blogs',
  contact: 'Form',
  newsletter: 'MailingForm',
}

/** Predefined pages, as lists of sections. */
export const PAGE_TEMPLATES = {
  blank: [],
  text: ['text'],
  story: ['opening', 'story', 'facts', 'gallery'],
  collection: ['opening', 'goods', 'questions', 'newsletter'],
  contact: ['text', 'contact'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>

export type TemplateName = keyof typeof PAGE_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(PAGE_TEMPLATES) as TemplateName[] // as above
