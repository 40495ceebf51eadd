import type { BlockNode } from '@shyrdak/sdk/blocks'

export const iconExample: BlockNode = {
  componentName: 'Icon',
  props: {
    src: '/media/wool.jpg',
    title: 'Only wool',
    text: 'From sheep that summer above three thousand metres.',
    href: '/production',
    width: 96,
    height: 96,
  },
}
