import type { BlockNode } from '@shyrdak/sdk/blocks'

export const plainImageExample: BlockNode = {
  componentName: 'PlainImage',
  props: { src: '/media/ornament.jpg', alt: 'A shyrdak of madder and indigo', width: '50%' },
}
