import type { BlockNode } from '@shyrdak/sdk/blocks'

export const testingRowExample: BlockNode = {
  componentName: 'Testing',
  children: [
    {
      componentName: 'TestCol',
      props: { width: '40%' },
      children: [{ componentName: 'Paragraph', props: { content: '<h2>Naryn</h2>' } }],
    },
    {
      componentName: 'TestCol',
      children: [{ componentName: 'Paragraph', props: { content: '<p>Where the wool comes from.</p>' } }],
    },
  ],
}
