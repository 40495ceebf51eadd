/** A running flow. */
export interface ActorStore<View, Event> {
  view(): View
  subscribe(listener: () => void): () => void
  send(event: Event): void
}

/** A flow whose machine is loaded and started on first use. */
export interface LazyActor<View, Event> {
  /** The same object until something changes; null until started. */
  view(): View | null
  subscribe(listener: () => void): () => void
  /** Loads and starts it once. Rejects when its code cannot be loaded; a later call tries again. */
  start(): Promise<void>
  /** Starts it if needed, then sends. */
  send(event: Event): Promise<void>
}

export function lazyActor<View, Event>(load: () => Promise<ActorStore<View, Event>>): LazyActor<View, Event> {
  const listeners = new Set<() => void>()
  let actor: ActorStore<View, Event> | null = null
  let starting: Promise<void> | null = null

  const notify = () => listeners.forEach((listener) => listener())

  async function begin() {
    try {
      actor = await load()
    } catch (error) {
      starting = null
      throw error
    }
    actor.subscribe(notify)
    notify()
  }

  const start = () => (starting ??= begin())
  return {
    view: () => actor?.view() ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    async send(event) {
      if (!actor) await start()
      actor?.send(event)
    },
  }
}
