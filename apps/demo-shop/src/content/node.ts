import type { BLOCK_SCHEMAS, BlockName, BlockNode } from '@shyrdak/sdk/blocks'
import type * as z from 'zod/mini'

/** A block as an author would save it. */
export const node = <Name extends BlockName>(
  componentName: Name,
  props: z.input<(typeof BLOCK_SCHEMAS)[Name]>,
  ...children: readonly BlockNode[]
): BlockNode => ({ componentName, props: { ...props }, ...(children.length > 0 && { children }) })
