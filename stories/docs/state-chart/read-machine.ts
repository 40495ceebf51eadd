/** A state of a chart, with everything that leaves it. */
export interface ChartState {
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  /** Whether it is active together with its siblings. */
  readonly isRegion: boolean
  /** The actors that run while the state is active. */
  readonly runs: readonly string[]
  readonly transitions: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

export interface ChartTransition {
  /** An event, `always`, `after undoTimeout`, `placeOrder done` or `placeOrder failed`. */
  readonly event: string
  readonly guard: string | null
  /** Ids of the states it leads to; none if the state stays as it is. */
  readonly targets: readonly string[]
  /** Whether the event does nothing here, although an outer state handles it. */
  readonly isIgnored: boolean
}

/** What a chart needs of an XState state node. */
interface StateNode {
  readonly id: string
  readonly key: string
  readonly type: ChartState['kind']
  readonly states: Readonly<Record<string, StateNode>>
  readonly initial?: { readonly target: readonly StateNode[] } | undefined
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[]
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly always?: readonly Transition[] | undefined
}

interface Transition {
  readonly target?: readonly StateNode[] | undefined
  readonly guard?: unknown
  readonly actions: readonly unknown[]
}

export interface Machine {
  readonly root: unknown
}

/** Returns the states of a machine as a tree, the first state of each level first. */
export const readMachine = ({ root }: Machine): ChartState =>
  readState(root as StateNode, { isInitial: false, isRegion: false }) // the structure XState builds from a configuration

function readState(
  node: StateNode,
  place: { readonly isInitial: boolean; readonly isRegion: boolean },
): ChartState {
  const isParallel = node.type === 'parallel'
  const initial = isParallel ? undefined : node.initial?.target[0]
  const states = Object.values(node.states).toSorted(
    (one, other) => Number(other === initial) - Number(one === initial),
  )
  return {
    ...place,
    id: node.id,
    name: node.key,
    kind: node.type,
    runs: node.invoke.map(({ src }) => String(src)),
    transitions: [
      ...[...node.transitions].flatMap(([type, all]) =>
        all.map((transition) => readTransition(eventName(type, node), transition)),
      ),
      ...(node.always ?? []).map((transition) => readTransition('always', transition)),
    ],
    states: states.map((state) => readState(state, { isInitial: state === initial, isRegion: isParallel })),
  }
}

function readTransition(event: string, { target, guard, actions }: Transition): ChartTransition {
  const targets = (target ?? []).map(({ id }) => id)
  return {
    event,
    guard: guardName(guard),
    targets,
    isIgnored: guard === undefined && targets.length === 0 && actions.length === 0,
  }
}

/** Returns the readable name of an event: `xstate.done.actor.0.mailing-form.sending` is `subscribe done`. */
function eventName(type: string, { invoke }: StateNode): string {
  const [, kind, detail = ''] = /^xstate\.(after|done\.state|(?:done|error)\.actor)\.(.+)$/.exec(type) ?? []
  if (kind === undefined) return type
  if (kind === 'done.state') return 'done'
  if (kind === 'after') return `after ${detail.split('.')[0]}`
  const actor = invoke.find(({ id }) => id === detail)
  return `${actor ? String(actor.src) : detail} ${kind === 'done.actor' ? 'done' : 'failed'}`
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  throw new Error('A guard without a name says nothing in a chart: name it in the setup of its machine.')
}

/** All states of a tree, outer ones first. */
export const allStates = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(allStates),
]
