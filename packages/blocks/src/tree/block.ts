import type { BlockName, BlockProps } from '@shyrdak/sdk/blocks'
import type { ReactNode } from 'react'
import type { Query } from './queries.ts'
import type { PageEnv } from './page-env.ts'

/** What stands inside a block: all of it in order, or child by child for blocks that give each a place. */
export interface Children {
  readonly all: ReactNode
  readonly each: readonly ReactNode[]
}

/**
 * A block as data. `render` is a plain function without hooks: it is called, not mounted. What a block shows of its
 * props it reads through `../read`, so that whatever stands in a page it draws, or draws nothing.
 */
export interface Block<Props extends object = object> {
  /** The name a page calls it by. Source: spec §2, page-builder blocks. */
  readonly name: string
  render(props: Props, env: PageEnv, children: Children): ReactNode
  /** The reads it shows. */
  queries?(props: Props): readonly Query[]
  /** The widget that gives it behaviour, where it has one. */
  readonly island?: string
}

/** A block of the store's own library, its props typed by its name. */
export const block = <const Name extends BlockName>(
  definition: Block<BlockProps<Name>> & { readonly name: Name },
): Block<BlockProps<Name>> => definition

/** Blocks by the names that pages call them. */
export type Registry = Readonly<Record<string, Block>>

export const registryOf = (...blocks: readonly Block[]): Registry =>
  Object.fromEntries(blocks.map((one) => [one.name, one]))
