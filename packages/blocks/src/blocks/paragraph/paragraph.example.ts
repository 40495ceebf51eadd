import type { BlockNode } from '@shyrdak/sdk/blocks'

export const paragraphExample: BlockNode = {
  componentName: 'Paragraph',
  props: {
    content:
      '<h2>Wool that has seen the mountains</h2><p>The sheep spend the summer on <em>jailoo</em>, above three thousand metres. Their wool is shorn <a href="/production">once a year</a>.</p>',
  },
}
