import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const NOT_SOURCE = /^(node_modules|dist|build|coverage|\..*)$/
const NOT_SHIPPED = /\.(test|stories)\.tsx?$/

/** @returns {string[]} every file under a path, in the same order on every machine */
function filesOf(path, skip) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !skip(name))
    .flatMap((name) => filesOf(join(path, name), skip))
}

function digest(root, files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** A hash of the sources' content, without dependencies, build results and tests. */
export function fingerprintOfSources(root, paths) {
  const isSkipped = (name) => NOT_SOURCE.test(name) || NOT_SHIPPED.test(name)
  return digest(
    root,
    paths.flatMap((path) => filesOf(join(root, path), isSkipped)),
  )
}

/** A hash of the build results; `missing` if any of them does not exist. */
export function fingerprintOfResults(root, paths) {
  const folders = paths.map((path) => join(root, path))
  if (!folders.every((folder) => existsSync(folder))) return 'missing'
  return digest(
    root,
    folders.flatMap((folder) => filesOf(folder, () => false)),
  )
}
