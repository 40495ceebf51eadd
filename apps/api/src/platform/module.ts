import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import type { Listener } from './events.ts'
import type { HandlerTree } from './handler.ts'
import type { Job } from './jobs/job.ts'
import type { ImageColumns } from './media/shown-images.ts'
import type { PhotoQuery } from './media/warm-images.ts'
import type { Sweep } from './jobs/sweeps.ts'
import type { ShowsTree } from './shows.ts'
import type { IncomeLine, SetupLine, WaitingLine } from './waiting.ts'

/** A business domain as the application composes it: everything it brings, registered by itself. */
export interface Module<Context = AppContext> {
  readonly name: string
  /** Its part of the contract's tree. */
  readonly handlers: HandlerTree<Context>
  /** What the answers of its public reads show. */
  readonly shows?: ShowsTree
  readonly jobs?: readonly Job<never, Context>[]
  readonly sweeps?: readonly Sweep<Context>[]
  readonly listeners?: readonly Listener<Context>[]
  /** Where its rows name images: only images of rows are rendered, and no uploaded one is removed while a row names it. */
  readonly images?: ImageColumns
  /** What its pages show first, to be rendered ahead. */
  readonly photos?: readonly PhotoQuery[]
  /** What of it may wait for a manager. */
  readonly waiting?: readonly WaitingLine[]
  /** What of it a new store needs before it can sell. */
  readonly setup?: readonly SetupLine<Context>[]
  /** What of it brings money in. */
  readonly income?: readonly IncomeLine[]
  /** Routes below `/api` that are no endpoints of the contract, such as webhooks. */
  readonly routes?: (app: FastifyInstance, context: Context) => Promise<void>
}

type Merged<Tree> = (Tree extends unknown ? (tree: Tree) => void : never) extends (tree: infer All) => void
  ? All
  : never

/** The handlers of all modules as one tree. Two modules that answer one endpoint are a fault of the build. */
export function mergeHandlers<const Modules extends readonly Module<never>[]>(
  modules: Modules,
): Merged<Modules[number]['handlers']> {
  const merged: Record<string, unknown> = {}
  for (const { handlers } of modules) merge(merged, handlers, [])
  return merged as Merged<Modules[number]['handlers']> // `merge` has put every module's own tree into it
}

/** What the answers of all modules show, as one tree. */
export function mergeShows(modules: readonly Pick<Module<never>, 'shows'>[]): ShowsTree {
  const merged: Record<string, unknown> = {}
  for (const { shows = {} } of modules) merge(merged, shows, [])
  return merged as ShowsTree // `merge` has put every module's own tree into it
}

function merge(into: Record<string, unknown>, tree: object, path: string[]): void {
  for (const [name, value] of Object.entries(tree)) {
    const known = into[name]
    const here = [...path, name]
    if (known === undefined && typeof value === 'function') into[name] = value
    else if (typeof value === 'object' && typeof known !== 'function')
      merge((into[name] ??= {}) as Record<string, unknown>, value as object, here)
    else throw new Error(`Two modules answer ${here.join('.')}.`)
  }
}
