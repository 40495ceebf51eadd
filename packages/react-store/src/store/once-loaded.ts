/** Loads once, for all who ask. What could not be loaded is tried again by the next one. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  async function begin() {
    try {
      return await load()
    } catch (error) {
      loaded = null
      throw error
    }
  }
  return () => (loaded ??= begin())
}
