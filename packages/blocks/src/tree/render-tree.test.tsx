import type { BlockNode } from '@shyrdak/sdk/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { testEnv } from '../testing/page-env.tsx'
import { registryOf, type Block } from './block.ts'
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

const MARK = (reason: string) => `<template data-shyrdak-dropped="${reason}"></template>`

describe('a page of blocks', () => {
  test('is drawn with nothing around its blocks', () => {
    const { html } = page([
      { componentName: 'Box', children: [{ props: { component: 'Box', title: 'inner' } }] },
    ])
    expect(html).toBe('<section><section title="inner"></section></section>')
  })

  test('stands with a block that nobody knows', () => {
    const { html, dropped } = page([{ componentName: 'Marquee' }, { componentName: 'Box' }, {}])
    expect(html).toBe(`${MARK('unknown')}<section></section>${MARK('unknown')}`)
    expect(dropped).toEqual(['unknown', 'unknown'])
  })

  test('stands with a block that fails', () => {
    expect(page([{ componentName: 'Broken' }, { componentName: 'Box' }]).html).toBe(
      `${MARK('failed')}<section></section>`,
    )
  })

  test('stands with things that are no blocks', () => {
    const wrong = [null, 3, 'Box', { componentName: '__proto__' }, { componentName: 'Box', children: 'Box' }]
    expect(page(wrong as unknown as BlockNode[]).dropped).toEqual([
      'not-a-block',
      'not-a-block',
      'not-a-block',
      'unknown',
    ])
  })

  test('ends at the limit of depth, even in a circle', () => {
    const circle: BlockNode & { children: BlockNode[] } = { componentName: 'Box', children: [] }
    circle.children.push(circle)
    const { html, dropped } = page([circle])
    expect(html.match(/<section>/g)).toHaveLength(32)
    expect(dropped).toEqual(['too-deep'])
  })

  test('ends at the limit of nodes', () => {
    const { html, dropped } = page(Array.from({ length: 100_000 }, () => ({ componentName: 'Box' })))
    expect(html.match(/<section>/g)).toHaveLength(2_000)
    expect(dropped).toEqual(['too-many'])
  })

  test('that grows from a node to itself twice ends too', () => {
    const wide: BlockNode & { children: BlockNode[] } = { componentName: 'Box', children: [] }
    wide.children.push(wide, wide, wide)
    expect(page([wide]).html.match(/<section>/g)).toHaveLength(2_000)
  })
})

describe('a page that is drawn again', () => {
  test('keeps what did not change', () => {
    const still: BlockNode = { componentName: 'Box', props: { title: 'still' } }
    let calls = 0
    const counted: Block = {
      name: 'Box',
      render: (props, env, children) => ((calls += 1), box.render(props, env, children)),
    }
    const render = treeRenderer(registryOf(counted), testEnv())
    void render([{ componentName: 'Box', children: [still, { componentName: 'Box' }] }])
    expect(calls).toBe(3)
    const after = render([
      { componentName: 'Box', children: [still, { componentName: 'Box', props: { title: 'new' } }] },
    ])
    expect(calls).toBe(5)
    expect(renderToStaticMarkup(<>{after}</>)).toContain('title="still"')
  })

  test('keeps what stands elsewhere in its list', () => {
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
    if (!one || !two || !three) throw new Error('There are three')
    void render([one, two, three])
    expect(renderToStaticMarkup(<>{render([three, one])}</>)).toBe(
      '<section title="three"></section><section title="one"></section>',
    )
    expect(calls).toBe(3)
  })

  test('respects the limit of nodes for what was kept', () => {
    const many = Array.from({ length: 1_999 }, (): BlockNode => ({ componentName: 'Box' }))
    const full: BlockNode = { componentName: 'Box', children: many }
    const render = treeRenderer(registry, testEnv())
    void render([full])
    const html = renderToStaticMarkup(<>{render([{ componentName: 'Box' }, full])}</>)
    expect(html.match(/<section>/g)).toHaveLength(2_000)
    expect(html).toContain('too-many')
  })
})
