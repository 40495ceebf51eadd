import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file that only re-exports from another one: the build writes one for each shared module that is loaded by
 * import().
 */
const FACADE = /^export\{([^{}]+)\}from"\.\/([^"]+)";?\s*$/
const DYNAMIC = /import\(`\.\/([^`]+)`\)/g

/** Turns an export such as `t as BuyBox` into a property: `BuyBox:m.t`. */
const property = (passed) => {
  const [local, exported = local] = passed.trim().split(' as ')
  return `${exported}:m.${local}`
}

/**
 * Makes every import() of a facade load the file behind it, which saves a round trip. The facades remain,
 * since the manifest refers to some.
 */
export async function skipFacades(assets) {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')])),
  )
  await Promise.all(
    [...texts].map(async ([name, text]) => {
      const skipped = text.replaceAll(DYNAMIC, (load, asked) => {
        const [, passed, behind] = texts.get(asked)?.match(FACADE) ?? []
        return passed
          ? `import(\`./${behind}\`).then(m=>({${passed.split(',').map(property).join()}}))`
          : load
      })
      if (skipped !== text) await writeFile(join(assets, name), skipped)
    }),
  )
}
