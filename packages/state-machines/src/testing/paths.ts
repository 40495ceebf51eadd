import {
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate'

/** Advances the clock instead of sending an event. */
export interface Wait {
  readonly type: 'wait'
  readonly ms: number
}

export const wait = (ms: number): Wait => ({ type: 'wait', ms })

/** An event, the result of an actor as written out in a test, or time. */
export type Step = EventObject | (EventObject & { readonly [field: string]: unknown }) | Wait

/** An actor that ends only by an event from a test. */
export const pending = <Output, Input = undefined>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))

const EFFECT = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** Whether a step can happen: an actor has results only while it runs. For `filterEvents` of paths. */
export function canHappen({ children }: Pick<AnyMachineSnapshot, 'children'>, { type }: Step): boolean {
  const effect = EFFECT.exec(type)?.[1]
  return effect === undefined || effect in children
}

/** Starts a new actor on a simulated clock, and sends the steps that can happen. `check` is called after each. */
export function replay(
  start: (clock: SimulatedClock) => AnyActorRef,
  path: readonly Step[],
  check?: (snapshot: AnyMachineSnapshot, step: Step) => void,
): AnyActorRef {
  const clock = new SimulatedClock()
  const actor = start(clock)
  for (const step of path) {
    if (step.type === 'wait')
      clock.increment((step as Wait).ms) // narrowed by its type
    else if (canHappen(actor.getSnapshot() as AnyMachineSnapshot, step)) actor.send(step) // only machines are replayed
    check?.(actor.getSnapshot() as AnyMachineSnapshot, step) // only machines are replayed
  }
  return actor
}
