/** The part of an XState machine that is listed. */
interface StateNode {
  readonly key: string
  readonly type: string
  readonly states: Readonly<Record<string, StateNode>>
  readonly initial?: { readonly target: readonly { readonly key: string }[] } | undefined
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly always?: readonly Transition[] | undefined
}

interface Transition {
  readonly target?: readonly { readonly key: string }[] | undefined
  readonly guard?: unknown
}

export interface StateListProps {
  readonly machine: { readonly root: unknown }
}

/** Readable name of an event: `xstate.after.undoTimeout.retail-cart.undo.offered` is "after undoTimeout". */
function eventName(type: string): string {
  const [, kind, detail] = /^xstate\.(after|done|error)\.(?:actor\.)?([^.]*)/.exec(type) ?? []
  if (kind === 'after') return `after ${detail}`
  return kind === undefined ? type : { done: 'done', error: 'failed' }[kind as 'done' | 'error'] // matched above
}

const guardName = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return guard === undefined ? null : 'a condition'
}

function TransitionItem({ event, transition }: { readonly event: string; readonly transition: Transition }) {
  const guard = guardName(transition.guard)
  const targets = transition.target?.map(({ key }) => key).join(', ')
  return (
    <li>
      <code>{event}</code>
      {guard ? (
        <>
          {' if '}
          <em>{guard}</em>
        </>
      ) : null}
      {targets ? (
        <>
          {' → '}
          <strong>{targets}</strong>
        </>
      ) : null}
    </li>
  )
}

function Transitions({ node }: { readonly node: StateNode }) {
  const named = [...node.transitions].flatMap(([type, all]) =>
    all.map((transition) => ({ event: eventName(type), transition })),
  )
  const passing = (node.always ?? []).map((transition) => ({ event: 'at once', transition }))
  const all = [...named, ...passing]
  if (all.length === 0) return null
  return (
    <ul>
      {all.map(({ event, transition }, index) => (
        <TransitionItem key={index} event={event} transition={transition} />
      ))}
    </ul>
  )
}

function States({ node }: { readonly node: StateNode }) {
  const states = Object.values(node.states)
  if (states.length === 0) return null
  const initial = node.type === 'parallel' ? null : node.initial?.target[0]?.key
  return (
    <dl>
      {states.map((state) => (
        <div key={state.key} style={{ marginBlock: '0.75rem' }}>
          <dt>
            <strong>{state.key}</strong>
            {state.key === initial ? ' (first)' : node.type === 'parallel' ? ' (region)' : ''}
            {state.type === 'final' ? ' (last)' : ''}
          </dt>
          <dd style={{ marginInlineStart: '1.25rem' }}>
            <Transitions node={state} />
            <States node={state} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The states of a machine with the targets of their events, read from the machine itself. */
export function StateList({ machine }: StateListProps) {
  const root = machine.root as StateNode // the structure XState builds from a machine's configuration
  return (
    <div className="stories-states">
      <Transitions node={root} />
      <States node={root} />
    </div>
  )
}
