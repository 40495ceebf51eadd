import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

const namesIn = (list) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))

/** The file behind each name of an entry point. */
function filesBehind(list) {
  const exported = readFileSync(list, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)
  return new Map(
    [...exported].flatMap(([, names, from]) =>
      namesIn(names).map((name) => [name, resolve(dirname(list), from)]),
    ),
  )
}

/**
 * Rewrites imports from an entry point to import each name from the file that defines it. esbuild treats
 * every module behind an entry point as reached by an import of any one name, and so moves code for one chunk
 * into the chunks of all.
 *
 * @param {Record<string, string>} entryPoints the file of each entry point, such as `@shyrdak/sdk/contract`: a list
 * of `export { … } from '…'`
 * @returns {import('esbuild').Plugin}
 */
export function directImports(entryPoints) {
  const known = new Map(
    Object.entries(entryPoints).map(([entryPoint, list]) => [entryPoint, filesBehind(list)]),
  )
  const direct = (statement, names, entryPoint) => {
    const files = known.get(entryPoint)
    if (!files) return statement
    const lines = namesIn(names).map((name) => {
      const file = files.get(name.replace(/ as .*$/, ''))
      if (!file) throw new Error(`${entryPoint} has no ${name}.`)
      return `import { ${name} } from ${JSON.stringify(file)}`
    })
    return lines.join(';')
  }
  return {
    name: 'direct-imports',
    setup(building) {
      building.onLoad({ filter: /packages[\\/][a-z-]+[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/import \{([^}]*)\} from '([^']+)'/g, direct),
        loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      }))
    },
  }
}
