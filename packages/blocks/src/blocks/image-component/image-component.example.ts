import type { BlockNode } from '@shyrdak/sdk/blocks'

export const imageComponentExample: BlockNode = {
  componentName: 'ImageComponent',
  props: {
    src: '/media/rolling.jpg',
    alt: 'A roll of felt in a reed mat',
    content: '<p>Four hours in a reed mat, then one night under a stone.</p>',
    href: '/production',
    width: '60%',
  },
}
