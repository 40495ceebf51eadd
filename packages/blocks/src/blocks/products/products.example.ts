import type { BlockNode } from '@shyrdak/sdk/blocks'

export const productsExample: BlockNode = {
  componentName: 'Products',
  props: {
    title: 'Chosen by hand',
    catigories: [{ catigory: 1, count: 6 }, { catigory: 2 }],
    count: 6,
    buttonText: 'All products',
    buttonLink: '/categories',
  },
}
