type Level<T> = WeakMap<object, Level<T> | { value: T }>

/** Memoizes a value by the identity of its input objects, for as long as they live. */
export function byIdentity<T>() {
  const root: Level<T> = new WeakMap()
  return {
    get(objects: readonly [object, ...object[]], make: () => T): T {
      let level = root
      for (const object of objects.slice(0, -1)) {
        const below = level.get(object)
        // All keys have the same length, so only the last level holds values.
        const next: Level<T> = below instanceof WeakMap ? below : new WeakMap()
        level.set(object, next)
        level = next
      }
      const last = objects[objects.length - 1] ?? objects[0]
      const known = level.get(last)
      if (known && !(known instanceof WeakMap)) return known.value
      const value = make()
      level.set(last, { value })
      return value
    },
  }
}
