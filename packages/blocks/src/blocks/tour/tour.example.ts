import type { BlockNode } from '@shyrdak/sdk/blocks'

export const tourExample: BlockNode = { componentName: 'Tour', props: {} }
