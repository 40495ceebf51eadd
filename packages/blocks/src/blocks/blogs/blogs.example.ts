import type { BlockNode } from '@shyrdak/sdk/blocks'

export const blogsExample: BlockNode = {
  componentName: 'Blogs',
  props: { title: 'From the blog', count: 4, buttonText: 'All articles', buttonLink: '/blog' },
}
