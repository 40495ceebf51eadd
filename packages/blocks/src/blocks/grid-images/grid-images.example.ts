import type { BlockNode } from '@shyrdak/sdk/blocks'

export const gridImagesExample: BlockNode = {
  componentName: 'GridImages',
  props: {
    images: [
      { src: '/media/rug.jpg', alt: 'A shyrdak in madder red and white' },
      { src: '/media/craft.jpg', alt: 'Hands that stitch the two felts together' },
      { src: '/media/room.jpg', alt: 'The rug in a room' },
    ],
    description:
      '<h3>A shyrdak of four months</h3><p>Two felts are cut through at once, so nothing is wasted.</p>',
    moreInfo: '<p>Wool of Kyrgyz sheep, walnut and madder dyes.</p>',
  },
}
