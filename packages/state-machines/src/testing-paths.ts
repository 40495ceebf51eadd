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

export type Step = EventObject | Wait

/** An actor that ends only with an event of a test. */
export const pending = <Output, Input = undefined>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))

export interface Walk {
  /** Starts a new actor on this clock. */
  readonly start: (clock: SimulatedClock) => AnyActorRef
  readonly steps: readonly Step[]
  /** Distinguishes states. */
  readonly situation: (snapshot: AnyMachineSnapshot) => string
  /** Called for every new state with the path to it. */
  readonly visit?: (snapshot: AnyMachineSnapshot, path: readonly Step[]) => void
  readonly depth: number
}

const EFFECT = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** Results of an actor can only arrive while it runs. */
function canHappen(actor: AnyActorRef, { type }: Step): boolean {
  const effect = EFFECT.exec(type)?.[1]
  return effect === undefined || effect in (actor.getSnapshot() as AnyMachineSnapshot).children // only machines are walked
}

export function replay(start: Walk['start'], path: readonly Step[]): AnyActorRef {
  const clock = new SimulatedClock()
  const actor = start(clock)
  for (const step of path) {
    if (step.type === 'wait')
      clock.increment((step as Wait).ms) // narrowed by its type
    else if (canHappen(actor, step)) actor.send(step)
  }
  return actor
}

/** The shortest path to every state within a depth, each replayed from the start. */
export function walk({ start, steps, situation, visit, depth }: Walk): Map<string, readonly Step[]> {
  const reached = new Map<string, readonly Step[]>()
  let edge: (readonly Step[])[] = [[]]
  for (let length = 0; length <= depth && edge.length > 0; length += 1) {
    const next: (readonly Step[])[] = []
    for (const path of edge) {
      const actor = replay(start, path)
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      actor.stop?.()
      const name = situation(snapshot)
      if (reached.has(name)) continue
      reached.set(name, path)
      visit?.(snapshot, path)
      next.push(...steps.map((step) => [...path, step]))
    }
    edge = next
  }
  return reached
}
