/** Shares one load among all callers. After a failure the next call tries again. */
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
