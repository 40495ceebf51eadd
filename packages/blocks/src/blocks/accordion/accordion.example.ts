import type { BlockNode } from '@shyrdak/sdk/blocks'

export const accordionExample: BlockNode = {
  componentName: 'Accordion',
  props: {
    items: [
      { title: 'How do I wash felt slippers?', content: '<p>By hand, in cool water with wool soap.</p>' },
      {
        title: 'Do they stretch?',
        content: '<p>A little in the first week: they take the form of the foot.</p>',
      },
      {
        title: 'Where is the wool from?',
        content: '<p>From the summer pastures of Naryn and Issyk-Kul.</p>',
      },
    ],
  },
}
