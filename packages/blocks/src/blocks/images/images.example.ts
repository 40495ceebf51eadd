import type { BlockNode } from '@shyrdak/sdk/blocks'

export const imagesExample: BlockNode = {
  componentName: 'Images',
  props: {
    count: 4,
    images: [
      { src: '/media/wool.jpg', alt: 'Balls of dyed wool', href: '/production' },
      { src: '/media/dye.jpg', alt: 'A pot of madder' },
      { src: '/media/mule.jpg', alt: 'A pair of mules', href: '/categories/slippers' },
      { src: '/media/maker.jpg', alt: 'A maker in a white elechek' },
    ],
  },
}
