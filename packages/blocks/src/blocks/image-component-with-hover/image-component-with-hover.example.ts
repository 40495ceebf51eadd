import type { BlockNode } from '@shyrdak/sdk/blocks'

export const imageComponentWithHoverExample: BlockNode = {
  componentName: 'ImageComponentWithHover',
  props: {
    images: [
      { src: '/media/mule.jpg', alt: 'A pair of mules with a ram’s horn' },
      { src: '/media/mule-sole.jpg', alt: 'The same pair from above' },
    ],
    title: 'Mules with a ram’s horn',
    text: 'Cut by hand, stitched twice.',
    href: '/product/mules',
  },
}
