/** A journey that is under way: what the person sees now, and how to move it. */
export interface RunningFlow<View, Event> {
  view(): View
  subscribe(listener: () => void): () => void
  send(event: Event): void
}

/** A journey whose machine is loaded when it is first needed. Until then there is no view of it. */
export interface LazyFlow<View, Event> {
  /** The same object until something changes; null while the journey has not started. */
  view(): View | null
  subscribe(listener: () => void): () => void
  /** Loads and starts it, once. Rejects when its code cannot be loaded; a later call tries again. */
  start(): Promise<void>
  /** Starts it when needed, then sends. */
  send(event: Event): Promise<void>
}

export function lazyActor<View, Event>(load: () => Promise<RunningFlow<View, Event>>): LazyFlow<View, Event> {
  const listeners = new Set<() => void>()
  let running: RunningFlow<View, Event> | null = null
  let starting: Promise<void> | null = null

  const tell = () => listeners.forEach((listener) => listener())

  async function begin() {
    try {
      running = await load()
    } catch (error) {
      starting = null
      throw error
    }
    running.subscribe(tell)
    tell()
  }

  const start = () => (starting ??= begin())
  return {
    view: () => running?.view() ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    async send(event) {
      if (!running) await start()
      running?.send(event)
    },
  }
}
