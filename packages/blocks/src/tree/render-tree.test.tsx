import type { BlockNode } from '@shyrdak/sdk/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { testEnv } from '../testing/page-env.tsx'
import { registryOf, type Block } from './block.ts'
import { queriesOf } from './queries-of.ts'
import { treeRenderer, type DropReason } from './render-tree.ts'

const box: Block<{ title?: string }> = {
  name: 'Box',
  render: ({ title }, _env, children) => <section title={title}>{children.all}</section>,
}
const broken: Block = {
  name: 'Broken',
  render() {
    throw new Error('broken')
  },
}
const registry = registryOf(box, broken)

function page(nodes: readonly BlockNode[]) {
  const dropped: DropReason[] = []
  const rendered = treeRenderer(registry, testEnv(), (reason) => dropped.push(reason))(nodes)
  return { html: renderToStaticMarkup(<>{rendered}</>), dropped }
}

const marker = (reason: string) => `<template data-shyrdak-dropped="${reason}"></template>`

describe('renderTree', () => {
  test('adds no wrapper elements', () => {
    const { html } = page([
      { componentName: 'Box', children: [{ props: { component: 'Box', title: 'inner' } }] },
    ])
    expect(html).toBe('<section><section title="inner"></section></section>')
  })

  test('drops unknown blocks', () => {
    const { html, dropped } = page([{ componentName: 'Marquee' }, { componentName: 'Box' }, {}])
    expect(html).toBe(`${marker('unknown')}<section></section>${marker('unknown')}`)
    expect(dropped).toEqual(['unknown', 'unknown'])
  })

  test('drops a block that throws', () => {
    expect(page([{ componentName: 'Broken' }, { componentName: 'Box' }]).html).toBe(
      `${marker('failed')}<section></section>`,
    )
  })

  test('drops values that are not blocks', () => {
    const values = [null, 3, 'Box', { componentName: '__proto__' }, { componentName: 'Box', children: 'Box' }]
    expect(page(values as unknown as BlockNode[]).dropped).toEqual([
      // what may be stored instead of blocks
      'not-a-block',
      'not-a-block',
      'not-a-block',
      'unknown',
    ])
  })

  test.each([null, undefined, 'Box', 7, { nodes: [] }])('renders nothing for a page that is %j', (stored) => {
    // What a server may have stored instead of a list of blocks.
    const nodes = stored as unknown as BlockNode[]
    expect(page(nodes)).toEqual({ html: '', dropped: [] })
    expect(queriesOf(nodes, registry)).toEqual([])
  })

  test('stops at the depth limit, even in a circular tree', () => {
    const circle: BlockNode & { children: BlockNode[] } = { componentName: 'Box', children: [] }
    circle.children.push(circle)
    const { html, dropped } = page([circle])
    expect(html.match(/<section>/g)).toHaveLength(32)
    expect(dropped).toEqual(['too-deep'])
  })

  test('stops at the node limit', () => {
    const { html, dropped } = page(Array.from({ length: 100_000 }, () => ({ componentName: 'Box' })))
    expect(html.match(/<section>/g)).toHaveLength(2_000)
    expect(dropped).toEqual(['too-many'])
  })

  test('stops at the node limit in a tree that grows exponentially', () => {
    const wide: BlockNode & { children: BlockNode[] } = { componentName: 'Box', children: [] }
    wide.children.push(wide, wide, wide)
    expect(page([wide]).html.match(/<section>/g)).toHaveLength(2_000)
  })
})

describe('treeRenderer', () => {
  test('does not render unchanged nodes again', () => {
    const unchanged: BlockNode = { componentName: 'Box', props: { title: 'unchanged' } }
    let calls = 0
    const counted: Block = {
      name: 'Box',
      render: (props, env, children) => ((calls += 1), box.render(props, env, children)),
    }
    const render = treeRenderer(registryOf(counted), testEnv())
    void render([{ componentName: 'Box', children: [unchanged, { componentName: 'Box' }] }])
    expect(calls).toBe(3)
    const after = render([
      { componentName: 'Box', children: [unchanged, { componentName: 'Box', props: { title: 'new' } }] },
    ])
    expect(calls).toBe(5)
    expect(renderToStaticMarkup(<>{after}</>)).toContain('title="unchanged"')
  })

  test('does not render moved nodes again', () => {
    let calls = 0
    const counted: Block = {
      name: 'Box',
      render: (props, env, children) => ((calls += 1), box.render(props, env, children)),
    }
    const render = treeRenderer(registryOf(counted), testEnv())
    const [one, two, three] = ['one', 'two', 'three'].map((title): BlockNode => ({
      componentName: 'Box',
      props: { title },
    }))
    if (!one || !two || !three) throw new Error('expected three nodes')
    void render([one, two, three])
    expect(renderToStaticMarkup(<>{render([three, one])}</>)).toBe(
      '<section title="three"></section><section title="one"></section>',
    )
    expect(calls).toBe(3)
  })

  test('counts cached nodes towards the node limit', () => {
    const many = Array.from({ length: 1_999 }, (): BlockNode => ({ componentName: 'Box' }))
    const full: BlockNode = { componentName: 'Box', children: many }
    const render = treeRenderer(registry, testEnv())
    void render([full])
    const html = renderToStaticMarkup(<>{render([{ componentName: 'Box' }, full])}</>)
    expect(html.match(/<section>/g)).toHaveLength(2_000)
    expect(html).toContain('too-many')
  })
})
