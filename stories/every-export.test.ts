import { BLOCK_SCHEMAS } from '@shyrdak/sdk/blocks'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

test.each(entryPointsOf('blocks', 'parts'))('the part %s has a story', (entryPoint) =>
  expect(parts.filter(imports(entryPoint))).not.toEqual([]),
)

test.each(entryPointsOf('react-store', 'widgets'))('the widget %s has a story', (entryPoint) =>
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
  '%s is among the widgets that the stories of blocks can show',
  (entryPoint) => {
    const widgets = here('../packages/react-store/src/pages/block-widgets.tsx')
    expect(imports(entryPoint)(readFileSync(widgets, 'utf8'))).toBe(true)
  },
)

/** Every machine that a package entry point exports. */
const machines = Object.keys(
  (
    JSON.parse(readFileSync(here('../packages/state-machines/package.json'), 'utf8')) as {
      exports: Readonly<Record<string, unknown>> // all our packages have exports
    }
  ).exports,
)
  .filter((entryPoint) => /^\.\/[\w-]+$/.test(entryPoint))
  .flatMap((entryPoint) => {
    const file = here(`../packages/state-machines/src/${entryPoint.slice(2)}/index.ts`)
    return existsSync(file)
      ? [...readFileSync(file, 'utf8').matchAll(/\b(\w+Machine)\b/g)].map(([name]) => name)
      : []
  })
const machinesPage = readFileSync(here('./docs/machines.mdx'), 'utf8')

test.each(machines)('the page of machines has the chart of %s', (name) =>
  expect(machinesPage).toContain(`<StateChart machine={${name}} />`),
)

const hooks = [
  ...readFileSync(here('../packages/react-store/src/index.ts'), 'utf8').matchAll(/\b(use[A-Z]\w+)\b/g),
]
const hooksPage = readFileSync(here('./docs/hooks.mdx'), 'utf8')

test.each(hooks.map(([name]) => name))('%s is listed on the page of hooks', (name) =>
  expect(hooksPage).toContain(`\`${name}(`),
)
