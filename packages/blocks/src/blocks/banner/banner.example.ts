import type { BlockNode } from '@shyrdak/sdk/blocks'

export const bannerExample: BlockNode = {
  componentName: 'Banner',
  props: {
    image: '/media/jailoo.jpg',
    title: 'A summer above the clouds',
    content: '<p>The wool of this year has come down from the pastures.</p>',
    buttonText: 'See what it became',
    buttonLink: '/categories',
    height: 420,
  },
}
