import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that only passes on what another exports: the build writes one for each shared module that is loaded by import(). */
const FACADE = /^export\{([^{}]+)\}from"\.\/([^"]+)";?\s*$/
const DYNAMIC = /import\(`\.\/([^`]+)`\)/g

/** `t as BuyBox` as a property: `BuyBox:m.t`. */
const property = (passed) => {
  const [local, exported = local] = passed.trim().split(' as ')
  return `${exported}:m.${local}`
}

/**
 * Lets whoever loads a facade ask for the file behind it, which spares a round trip. The facades stay, for the manifest
 * names some.
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
