import type { BlockNode } from '@shyrdak/sdk/blocks'

export const allArtisansExample: BlockNode = {
  componentName: 'AllArtisans',
  props: { title: 'Our workshops' },
}
