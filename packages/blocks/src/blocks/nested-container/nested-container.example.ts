import type { BlockNode } from '@shyrdak/sdk/blocks'

export const nestedContainerExample: BlockNode = {
  componentName: 'NestedContainer',
  props: { count: 2 },
  children: [
    { componentName: 'Paragraph', props: { content: '<h3>Washed by hand</h3><p>In spring water.</p>' } },
    { componentName: 'Paragraph', props: { content: '<h3>Rolled by foot</h3><p>For four hours.</p>' } },
  ],
}
