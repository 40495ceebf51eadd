import type { BlockNode } from '@shyrdak/sdk/blocks'

export const dividerExample: BlockNode = {
  componentName: 'Divider',
  props: { ornament: 'kochkor', width: '60%' },
}
