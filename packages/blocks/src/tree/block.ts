import type { BlockName, BlockProps } from '@shyrdak/sdk/blocks'
import type { ReactNode } from 'react'
import type { Query } from './queries.ts'
import type { PageEnv } from './page-env.ts'

/** The rendered children of a block: all in order, or one by one for blocks that place each of them. */
export interface Children {
  readonly all: ReactNode
  readonly each: readonly ReactNode[]
}

/**
 * A block as data. `render` is a plain function without hooks: it is called, not mounted. It must check its
 * props, so that any stored value renders safely or not at all: `@shyrdak/blocks/props` reads texts, links, images and
 * styles. HTML is the exception: see `renderTree`.
 */
export interface Block<Props extends object = object> {
  /** The component name in a page. Source: spec §2, page-builder blocks. */
  readonly name: string
  render(props: Props, env: PageEnv, children: Children): ReactNode
  /** The data that the block shows. */
  queries?(props: Props): readonly Query[]
  /** The widget that makes the block interactive. */
  readonly island?: string
}

/** Defines a block of this library, with its props typed by its name. A block of your own is a `Block`. */
export const block = <const Name extends BlockName>(
  definition: Block<BlockProps<Name>> & { readonly name: Name },
): Block<BlockProps<Name>> => definition

/** Blocks by component name. */
export type Registry = Readonly<Record<string, Block>>

export const registryOf = (...blocks: readonly Block[]): Registry =>
  Object.fromEntries(blocks.map((block) => [block.name, block]))
