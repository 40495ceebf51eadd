import type { BlockNode } from '@shyrdak/sdk/blocks'
import { render } from '@testing-library/react'
import type { Block } from '../tree/block.ts'
import { registryOf } from '../tree/block.ts'
import { drawTree } from '../tree/draw-tree.ts'
import type { PageEnv } from '../tree/page-env.ts'
import { testEnv } from './page-env.tsx'

interface Page {
  children?: readonly BlockNode[]
  env?: Partial<PageEnv>
  /** The blocks of its children. */
  others?: readonly Block[]
}

/** A block as a page would have it drawn, from props as they may be written. The answer is the block's own root. */
export function drawBlock(drawn: Block, props: object, { children, env, others = [] }: Page = {}) {
  const node: BlockNode = { componentName: drawn.name, props: { ...props }, ...(children && { children }) }
  const { container } = render(<>{drawTree([node], registryOf(drawn, ...others), testEnv(env))}</>)
  return container.firstElementChild
}
