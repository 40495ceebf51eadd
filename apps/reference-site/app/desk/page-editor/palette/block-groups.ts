import type { BlockName } from '@shyrdak/sdk/blocks'

/** The blocks of the palette by group. A test finds blocks in no group. */
export const BLOCK_GROUPS = {
  text: ['Paragraph', 'Button', 'Accordion', 'Divider'],
  images: [
    'PlainImage',
    'ImageComponent',
    'ImageComponentWithHover',
    'Images',
    'Gallery',
    'GridImages',
    'Icon',
    'Banner',
    'BigSlider',
    'Carousel',
    'VideoComponent',
  ],
  shop: ['Products', 'SpecialProduct', 'Blogs', 'AllArtisans', 'Tour', 'Form', 'MailingForm'],
  layout: ['Container', 'Testing', 'TestCol', 'NestedContainer', 'Tabs'],
} as const satisfies Readonly<Record<string, readonly BlockName[]>>
