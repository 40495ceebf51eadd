// How the folders of a source tree import each other, at every depth.

/**
 * For each folder, the imports between the folders and files in it: `a/b/x.ts` importing `a/c/y.ts` is an
 * import from `b` to `c` within `a`. Folders come in the order of their paths, the root being ''.
 *
 * @param {Iterable<readonly [string, string]>} imports pairs of paths below the root: importing, imported
 * @returns {Map<string, Map<string, Map<string, string[]>>>} folder → importing → imported → `x.ts → y.ts`
 */
export function importsWithin(imports) {
  const folders = new Map()
  const at = (map, key) => map.get(key) ?? map.set(key, new Map()).get(key)
  for (const [source, target] of imports) {
    const [from, to] = [source.split('/'), target.split('/')]
    for (const path of [from, to])
      for (const [depth, part] of path.entries()) at(at(folders, path.slice(0, depth).join('/')), part)
    const depth = from.findIndex((part, index) => part !== to[index])
    if (depth < 0) continue
    const imported = at(folders.get(from.slice(0, depth).join('/')), from[depth])
    imported.set(to[depth], [...(imported.get(to[depth]) ?? []), `${source} → ${target}`])
  }
  return new Map([...folders].sort(([one], [other]) => one.localeCompare(other)))
}

/** Sorts the members of a folder lowest first. Those left over, `cyclic`, import each other in a cycle. */
export function sortMembers(members) {
  const byName = (one, other) => one.localeCompare(other)
  const left = new Map(members)
  const takeAll = (isFree) => {
    const taken = []
    for (;;) {
      const free = [...left.keys()].filter(isFree).sort(byName)
      if (free.length === 0) return taken
      for (const name of free) left.delete(name)
      taken.push(...free)
    }
  }
  const lower = takeAll((name) => ![...left.get(name).keys()].some((other) => left.has(other)))
  // What is above a cycle is in none.
  const upper = takeAll((name) => ![...left.values()].some((imported) => imported.has(name)))
  return { sorted: [...lower, ...upper.reverse()], cyclic: [...left.keys()].sort(byName) }
}

/** The imports that make up the cycles of a folder, as `x.ts → y.ts`. */
export const cyclesOf = (members) => {
  const { cyclic } = sortMembers(members)
  return cyclic.flatMap((from) => cyclic.flatMap((to) => members.get(from).get(to) ?? []))
}
