import type { BlockNode } from '@shyrdak/sdk/blocks'

export const carouselExample: BlockNode = {
  componentName: 'Carousel',
  props: {
    items: ['pasture', 'rug', 'yurt', 'room', 'craft', 'shelf'].map((image, index) => ({
      id: index + 1,
      image: `/media/${image}.jpg`,
    })),
  },
}
