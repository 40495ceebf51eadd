import type { BlockNode } from '@shyrdak/sdk/blocks'

export const carouselExample: BlockNode = {
  componentName: 'Carousel',
  props: {
    items: ['pasture', 'rug', 'yurt', 'room', 'craft', 'shelf'].map((image, place) => ({
      id: place + 1,
      image: `/media/${image}.jpg`,
    })),
  },
}
