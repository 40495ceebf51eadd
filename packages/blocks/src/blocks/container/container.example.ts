import type { BlockNode } from '@shyrdak/sdk/blocks'

export const containerExample: BlockNode = {
  componentName: 'Container',
  props: { width: 'text' },
  children: [
    { componentName: 'Paragraph', props: { content: '<p>Felt is made of wool, water and patience.</p>' } },
  ],
}
