import type { BlockName } from '@shyrdak/sdk/blocks'

/** What can be added, by what it is for. A test finds a block that is in no group. */
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
