import type { BlockNode } from '@shyrdak/sdk/blocks'
import { render } from '@testing-library/react'
import { allBlocks } from '../blocks/all-blocks.ts'
import type { Block } from '../tree/block.ts'
import { renderTree } from '../tree/render-tree.ts'
import type { PageEnv } from '../tree/page-env.ts'
import { testEnv } from './page-env.tsx'

interface Page {
  children?: readonly BlockNode[]
  env?: Partial<PageEnv>
}

/** Renders a block from unvalidated props and returns its root element. */
export function renderBlock({ name }: Block, props: object, { children, env }: Page = {}) {
  const node: BlockNode = { componentName: name, props: { ...props }, ...(children && { children }) }
  const { container } = render(<>{renderTree([node], allBlocks, testEnv(env))}</>)
  return container.firstElementChild
}
