import type { BlockNode } from '@shyrdak/sdk/blocks'

export const buttonExample: BlockNode = {
  componentName: 'Button',
  props: { buttonText: 'See the slippers', buttonLink: '/categories/slippers', tone: 'primary' },
}
