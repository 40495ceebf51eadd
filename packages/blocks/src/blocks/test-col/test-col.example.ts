import type { BlockNode } from '@shyrdak/sdk/blocks'

export const testColExample: BlockNode = {
  componentName: 'TestCol',
  props: { width: '40%' },
  children: [
    { componentName: 'Paragraph', props: { content: '<p>Forty hands make one shyrdak.</p>' } },
    { componentName: 'Button', props: { buttonText: 'See them', buttonLink: '/artisans', tone: 'quiet' } },
  ],
}
