import { BLOCK_SCHEMAS } from '@shyrdak/sdk/blocks'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = (path: string) => new URL(path, import.meta.url)
const storiesIn = (folder: string) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(here(`${folder}/${name}`), 'utf8'))

/** The public doors of a package that lead to single pieces: `parts/…` or `widgets/…`. */
function entryPointsOf(name: string, room: 'parts' | 'widgets'): string[] {
  const manifest: unknown = JSON.parse(readFileSync(here(`../packages/${name}/package.json`), 'utf8'))
  const { exports } = manifest as { exports: Readonly<Record<string, unknown>> } // every package of ours has doors
  return Object.keys(exports)
    .filter((entryPoint) => entryPoint.startsWith(`./${room}/`))
    .map((entryPoint) => `@shyrdak/${name}${entryPoint.slice(1)}`)
}

const imports = (entryPoint: string) => (story: string) => story.includes(` from '${entryPoint}'`)

const parts = storiesIn('./blocks/parts')
const blocks = storiesIn('./blocks')
const widgets = storiesIn('./react-store/widgets')

test.each(entryPointsOf('blocks', 'parts'))('a designer finds a story of %s', (entryPoint) =>
  expect(parts.filter(imports(entryPoint))).not.toEqual([]),
)

test.each(entryPointsOf('react-store', 'widgets'))('a designer finds a story of %s', (entryPoint) =>
  expect(widgets.filter(imports(entryPoint))).not.toEqual([]),
)

const kinds = readFileSync(here('../packages/react-store/src/embed/kinds.ts'), 'utf8')
const elements = readFileSync(here('./react-store/embed.stories.tsx'), 'utf8')

test.each([...kinds.matchAll(/tag: '([\w-]+)'/g)].map(([, tag]) => tag))(
  'a partner finds a story of the element %s',
  (tag) => expect(elements).toContain(`<${tag}`),
)

test.each(Object.keys(BLOCK_SCHEMAS))('a designer finds a story of the block %s', (name) =>
  expect(blocks.filter((story) => story.includes(`blockMeta('${name}')`))).toHaveLength(1),
)

test.each(entryPointsOf('blocks', 'widgets'))(
  'what lives in a block is seen in its story: %s',
  (entryPoint) => {
    const islands = readFileSync(here('./blocks/story-islands.ts'), 'utf8')
    expect(imports(entryPoint)(islands)).toBe(true)
  },
)
