import { BLOCK_SCHEMAS, nestingOf, readBlocks, type BlockNode } from '@shyrdak/sdk/blocks'
import fc from 'fast-check'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleData } from '../testing/sample-data.ts'
import { testEnv } from '../testing/page-env.tsx'
import { renderTree } from '../tree/render-tree.ts'
import { allBlocks } from './all-blocks.ts'

const examples = await Promise.all(
  globSync('./*/*.example.ts', { cwd: import.meta.dirname }).map(
    async (file) =>
      Object.values<BlockNode>(await import(/* @vite-ignore */ join(import.meta.dirname, file))), // example files export only block nodes
  ),
)
const exampleOf = new Map(examples.flat().map((node) => [node.componentName, node]))

function findExample(componentName: string): BlockNode {
  const example = exampleOf.get(componentName)
  if (!example) throw new Error(`No example for ${componentName}`)
  return example
}

const render = (node: BlockNode) =>
  renderToStaticMarkup(<>{renderTree([node], allBlocks, testEnv({ data: sampleData }))}</>)

/** Arbitrary values, and objects and lists of them with the property names that blocks use. */
const { tree: anything } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, -1, 0.5, '', 'javascript:alert(1)', '<script>alert(1)</script>', 'url(x)'),
    fc.string(),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('src', 'title', 'content', 'items', 'images', 'href', 'image', 'buttons', 'catigory'),
      tie('tree'),
    ),
  ),
}))

describe.each(Object.keys(allBlocks))('%s', (componentName) => {
  test('renders its example, which has no faults', () => {
    const example = findExample(componentName)
    expect(readBlocks([example]).faults).toEqual([])
    expect(render(example)).toMatch(/class="shyrdak-/)
  })

  test('has a single root element, which the page editor can find', () => {
    const { body } = new DOMParser().parseFromString(render(findExample(componentName)), 'text/html')
    expect(body.children).toHaveLength(1)
    expect(body.textContent).toBe(body.firstElementChild?.textContent)
  })

  test('shows its children only if the contract allows it any', () => {
    const child: BlockNode = { componentName: 'Paragraph', props: { content: '<p>A child</p>' } }
    const isShown = render({ ...findExample(componentName), children: [child] }).includes('A child')
    expect(isShown).toBe(nestingOf(componentName) !== undefined)
  })

  test('renders no script link and no [object Object], whatever its props', () => {
    const names = Object.keys(BLOCK_SCHEMAS[componentName as keyof typeof BLOCK_SCHEMAS].shape) // the registry has the contract's names
    const props = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
    fc.assert(
      fc.property(props, (values) => {
        const rendered = render({ componentName, props: values })
        expect(rendered).not.toMatch(/(?:href|src)="javascript:/)
        expect(rendered).not.toContain('[object Object]')
      }),
      { numRuns: 60 },
    )
  })
})
