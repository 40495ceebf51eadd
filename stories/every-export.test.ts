import { BLOCK_SCHEMAS } from '@shyrdak/sdk/blocks'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = (path: string) => new URL(path, import.meta.url)
const storiesIn = (folder: string) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(here(`${folder}/${name}`), 'utf8'))

/** The public entry points of a package below `parts/` or `widgets/`. */
function entryPointsOf(name: string, folder: 'parts' | 'widgets'): string[] {
  const manifest: unknown = JSON.parse(readFileSync(here(`../packages/${name}/package.json`), 'utf8'))
  const { exports } = manifest as { exports: Readonly<Record<string, unknown>> } // all our packages have exports
  return Object.keys(exports)
    .filter((entryPoint) => entryPoint.startsWith(`./${folder}/`))
    .map((entryPoint) => `@shyrdak/${name}${entryPoint.slice(1)}`)
}

const imports = (entryPoint: string) => (story: string) => story.includes(` from '${entryPoint}'`)

const parts = storiesIn('./blocks/parts')
const blocks = storiesIn('./blocks')
const widgets = storiesIn('./react-store/widgets')

test.each(entryPointsOf('blocks', 'parts'))('%s has a story', (entryPoint) =>
  expect(parts.filter(imports(entryPoint))).not.toEqual([]),
)

test.each(entryPointsOf('react-store', 'widgets'))('%s has a story', (entryPoint) =>
  expect(widgets.filter(imports(entryPoint))).not.toEqual([]),
)

const kinds = readFileSync(here('../packages/react-store/src/embed/kinds.ts'), 'utf8')
const elements = readFileSync(here('./react-store/embed.stories.tsx'), 'utf8')

test.each([...kinds.matchAll(/tag: '([\w-]+)'/g)].map(([, tag]) => tag))(
  'the element %s has a story',
  (tag) => expect(elements).toContain(`<${tag}`),
)

test.each(Object.keys(BLOCK_SCHEMAS))('the block %s has a story', (name) =>
  expect(blocks.filter((story) => story.includes(`blockMeta('${name}')`))).toHaveLength(1),
)

test.each(entryPointsOf('blocks', 'widgets'))(
  '%s is among the islands of the block stories',
  (entryPoint) => {
    const islands = readFileSync(here('./blocks/story-islands.ts'), 'utf8')
    expect(imports(entryPoint)(islands)).toBe(true)
  },
)
