import type { BlockNode } from '@shyrdak/sdk/blocks'

export const carouselExample: BlockNode = {
  componentName: 'Carousel',
  props: {
    items: ['pasture', 'rug', 'yurt', 'room', 'craft', 'shelf'].map((picture, place) => ({
      id: place + 1,
      image: `/media/${picture}.jpg`,
    })),
  },
}
