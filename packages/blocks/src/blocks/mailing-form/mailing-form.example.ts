import type { BlockNode } from '@shyrdak/sdk/blocks'

export const mailingFormExample: BlockNode = {
  componentName: 'MailingForm',
  props: { title: 'News from the felt house', content: '<p>Once a month: new goods and old stories.</p>' },
}
