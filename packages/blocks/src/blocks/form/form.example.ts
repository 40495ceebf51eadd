import type { BlockNode } from '@shyrdak/sdk/blocks'

export const formExample: BlockNode = {
  componentName: 'Form',
  props: { title: 'Write to us', content: '<p>We answer within two days, in the language you write in.</p>' },
}
