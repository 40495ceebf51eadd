declare const payload: unique symbol

/** An event that a module emits for the modules above it. */
export interface Event<Payload> {
  readonly name: string
  readonly [payload]?: Payload
}

export const defineEvent = <Payload>(name: string): Event<Payload> => ({ name })

/** A module's reaction to an event of a module below it. */
export interface Listener<Context> {
  readonly name: string
  readonly handle: (context: Context, payload: never) => Promise<void>
}

export const on = <Payload, Context>(
  event: Event<Payload>,
  handle: (context: Context, payload: Payload) => Promise<void>,
): Listener<Context> => ({ name: event.name, handle })

export interface Events {
  /**
   * Runs the listeners one after the other and resolves when all are done. An event emitted within a
   * transaction carries it in its payload; a listener that throws rolls it back.
   */
  emit<Payload>(event: Event<Payload>, payload: Payload): Promise<void>
}

/** Binds listeners to their context, which exists only once everything is composed. */
export function eventsOf<Context>(listeners: readonly Listener<Context>[], context: () => Context): Events {
  return {
    async emit(event, given) {
      for (const { name, handle } of listeners)
        // `on` pairs each handler with the payload type of its event.
        if (name === event.name) await handle(context(), given as never)
    },
  }
}
