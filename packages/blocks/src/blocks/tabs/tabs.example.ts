import type { BlockNode } from '@shyrdak/sdk/blocks'

export const tabsExample: BlockNode = {
  componentName: 'Tabs',
  props: { items: [{ title: 'Rolled' }, { title: 'Stitched' }] },
  children: [
    { componentName: 'Paragraph', props: { content: '<p>Rolled felt is one sheet without a seam.</p>' } },
    {
      componentName: 'Paragraph',
      props: { content: '<p>Stitched felt is cut and joined like a mosaic.</p>' },
    },
  ],
}
