import type { BlockNode } from '@shyrdak/sdk/blocks'

export const specialProductExample: BlockNode = {
  componentName: 'SpecialProduct',
  props: { title: 'One of a kind', count: 3, buttonText: 'The workshops', buttonLink: '/artisans' },
}
