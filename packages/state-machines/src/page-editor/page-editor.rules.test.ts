import { nestingOf, TREE_LIMITS, type BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trials } from '../testing/trials.ts'
import { applyEdit } from './apply-edit.ts'
import { blankItem } from './blank-item.ts'
import { blockChanges } from './block-changes.ts'
import type { BlockTree, EditorBlock } from './block-tree.ts'
import { copyBlock, readCopied } from './copied-blocks.ts'
import { duplicateBlock } from './duplicate-block.ts'
import { allBlocksOf, countBlocks, findBlock, heightOf, placeOf } from './find-block.ts'
import { newHistory, record, redo, undo, unsavedSteps, type History } from './history.ts'
import { insertBlocks } from './insert-blocks.ts'
import { moveBlock } from './move-block.ts'
import { openPage, withVersion, type EditorDraft } from './opened-page.ts'
import { haveSameShape } from './page-trees.ts'
import { placeIssue } from './place-issue.ts'
import { areEqual, propAt, withPropAt } from './prop-at.ts'
import { refusalOf, refusedMove } from './refusal.ts'
import { removeBlock } from './remove-block.ts'
import { sameTexts } from './same-texts.ts'
import { placeNear, stepPlace, type Step } from './step-place.ts'
import { contentOf, nodesOf, readContent, readTree } from './stored-tree.ts'
import { contentWith, editOf, felt, idsOf, node, paragraph, rolls, type Roll } from '../testing/pages.ts'
import { unwrapBlock } from './unwrap-block.ts'
import { refusedWrap, wrapBlock } from './wrap-block.ts'

const RUNS = { numRuns: trials(2_000) }

const opened = (make = felt): EditorDraft =>
  openPage({ fields: {}, content: contentWith(make), revision: 1 }, 'en').draft

function edited(draft: EditorDraft, roll: Roll): EditorDraft {
  return applyEdit(draft, editOf(roll, draft.page, draft.language)).draft ?? draft
}

/** The history of a page after random edits. */
const historyOf = (steps: readonly Roll[]): History<EditorDraft> =>
  steps.reduce((history, roll) => record(history, edited(history.present, roll)), newHistory(opened()))

const draftAfter = (steps: readonly Roll[]): EditorDraft => historyOf(steps).present

/** A random tree, and one of its blocks. */
const treeAndBlock = fc.tuple(rolls, fc.nat(500)).map(([steps, place]) => {
  const tree = draftAfter(steps).page.trees.en
  const blocks = allBlocksOf(tree)
  return { tree, id: blocks[place % Math.max(1, blocks.length)]?.id ?? 0 }
})

const blockOf = (tree: BlockTree, ...path: number[]): EditorBlock => {
  const [index = 0, ...below] = path
  const block = tree[index]
  if (!block) throw new Error('no such block')
  return below.length > 0 ? blockOf(block.children, ...below) : block
}

describe('one block', () => {
  test('moved and moved back leaves the page as it was', () => {
    fc.assert(
      fc.property(treeAndBlock, fc.nat(500), fc.nat(6), ({ tree, id }, other, index) => {
        const blocks = allBlocksOf(tree)
        const home = placeOf(tree, id)
        const moved = moveBlock(tree, id, { parent: blocks[other % (blocks.length + 1)]?.id ?? null, index })
        if (!home) return
        expect(nodesOf(moveBlock(moved, id, home))).toEqual(nodesOf(tree))
        expect(idsOf(moveBlock(moved, id, home))).toEqual(idsOf(tree))
      }),
      RUNS,
    )
  })

  test('wrapped and unwrapped leaves the page as it was', () => {
    fc.assert(
      fc.property(
        treeAndBlock,
        fc.constantFrom('Container', 'NestedContainer', 'Testing', 'Tabs', 'TestCol', 'Paragraph'),
        ({ tree, id }, wrapper) => {
          const wrapped = wrapBlock(tree, id, wrapper, 100_000)
          const isRefused = refusedWrap(tree, id, wrapper) !== null
          expect(findBlock(wrapped, 100_000)?.name).toBe(isRefused ? undefined : wrapper)
          const unwrapped = unwrapBlock(wrapped, 100_000)
          expect(nodesOf(unwrapped)).toEqual(nodesOf(tree))
          expect(idsOf(unwrapped)).toEqual(idsOf(tree))
        },
      ),
      RUNS,
    )
  })

  test('duplicated and removed again leaves the page as it was', () => {
    fc.assert(
      fc.property(treeAndBlock, ({ tree, id }) => {
        const twice = duplicateBlock(tree, id, 100_000)
        expect(nodesOf(removeBlock(twice, 100_000))).toEqual(nodesOf(tree))
      }),
      RUNS,
    )
  })

  test('is never moved into itself', () => {
    const { en } = opened().page.trees
    const container = blockOf(en, 1)
    const inside = blockOf(en, 1, 1, 0)
    expect(moveBlock(en, container.id, { parent: inside.id, index: 0 })).toBe(en)
  })

  test('has an ID of its own in each language, whatever is edited', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        const { page } = draftAfter(steps)
        for (const language of LANGUAGES) {
          const ids = idsOf(page.trees[language])
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
      RUNS,
    )
  })
})

describe('a step', () => {
  const names = (tree: BlockTree) => tree.map(({ name }) => name)
  const stepped = (tree: BlockTree, id: number, step: Step) => {
    const place = stepPlace(tree, id, step)
    return place ? moveBlock(tree, id, place) : tree
  }

  test('up or down passes one neighbour, and is impossible at either end', () => {
    const { en } = opened().page.trees
    const first = blockOf(en, 0).id
    expect(stepPlace(en, first, 'up')).toBeNull()
    const down = stepped(en, first, 'down')
    expect(names(down)).toEqual(['Container', 'Paragraph', 'Tabs', 'Accordion'])
    expect(nodesOf(stepped(down, first, 'up'))).toEqual(nodesOf(en))
  })

  test('in moves a block to the end of the one above, and in a row into its last column', () => {
    const { en } = opened().page.trees
    const accordion = blockOf(en, 3).id
    expect(findBlock(stepped(en, accordion, 'in'), blockOf(en, 2).id)?.children.at(-1)?.id).toBe(accordion)
    const row = wrapBlock(en, blockOf(en, 0).id, 'Testing', 500)
    const container = blockOf(row, 1).id
    expect(findBlock(stepped(row, container, 'in'), 501)?.children.at(-1)?.id).toBe(container)
  })

  test('out moves a block after its parent, and is impossible for a column and at the top', () => {
    const { en } = opened().page.trees
    const image = blockOf(en, 1, 1, 0, 0).id
    const out = stepped(en, image, 'out')
    expect(placeOf(out, image)).toEqual({ parent: blockOf(en, 1).id, index: 2 })
    expect(stepPlace(en, blockOf(en, 1, 1, 0).id, 'out')).toBeNull()
    expect(stepPlace(en, blockOf(en, 0).id, 'out')).toBeNull()
  })

  test('always leads to a place where the block is allowed', () => {
    fc.assert(
      fc.property(treeAndBlock, fc.constantFrom<Step>('up', 'down', 'in', 'out'), ({ tree, id }, step) => {
        const place = stepPlace(tree, id, step)
        if (place && refusedMove(tree, id, place) !== 'too_many')
          expect(moveBlock(tree, id, place)).not.toBe(tree)
      }),
      RUNS,
    )
  })

  test('next to any block there is a place for a new one', () => {
    fc.assert(
      fc.property(treeAndBlock, fc.constantFrom('Paragraph', 'Container', 'Tabs'), ({ tree, id }, name) => {
        const refused = refusalOf(tree, readTree([node(name)], 100_000).tree, placeNear(tree, id, name))
        expect([null, 'too_many', 'too_deep']).toContain(refused)
      }),
      RUNS,
    )
    const { en } = opened().page.trees
    expect(placeNear(en, null, 'Divider')).toEqual({ parent: null, index: 4 })
  })
})

describe('an edit', () => {
  test('keeps the same objects for blocks that it does not touch', () => {
    const { en } = opened().page.trees
    const target = blockOf(en, 1, 1, 0)
    const after = moveBlock(en, target.id, { parent: blockOf(en, 1, 1).id, index: 1 })
    expect(after[0]).toBe(en[0])
    expect(after[2]).toBe(en[2])
    expect(blockOf(after, 1, 0)).toBe(blockOf(en, 1, 0))
    expect(blockOf(after, 1, 1, 1)).toBe(target)
  })

  test('that is not allowed changes nothing', () => {
    const { en } = opened().page.trees
    for (const [blocks, place, refusal] of [
      [[node('TestCol')], { parent: null, index: 0 }, 'not_allowed'],
      [[paragraph('Felt')], { parent: blockOf(en, 0).id, index: 0 }, 'not_allowed'],
      [[paragraph('Felt')], { parent: 4711, index: 0 }, 'missing'],
    ] as const) {
      const { tree } = readTree(blocks, 1_000)
      expect(refusalOf(en, tree, place)).toBe(refusal)
      expect(insertBlocks(en, tree, place)).toBe(en)
    }
  })

  test('never makes a page deeper or larger than the store accepts', () => {
    const deep = readTree(
      Array.from({ length: TREE_LIMITS.depth - 1 }).reduce<BlockNode[]>(
        (inner) => [node('Container', {}, ...inner)],
        [],
      ),
      1,
    ).tree
    const last = allBlocksOf(deep).at(-1)?.id ?? 0
    expect(refusalOf(deep, readTree([node('Container')], 500).tree, { parent: last, index: 0 })).toBeNull()
    expect(
      refusalOf(deep, readTree([node('Container', {}, paragraph(''))], 500).tree, { parent: last, index: 0 }),
    ).toBe('too_deep')
    expect(refusedWrap(wrapBlock(deep, 1, 'Container', 900), 1, 'Container')).toBe('too_deep')

    const wide = readTree(
      Array.from({ length: TREE_LIMITS.nodes - 1 }, () => paragraph('')),
      1,
    ).tree
    expect(refusalOf(wide, readTree([paragraph('')], 5_000).tree, { parent: null, index: 0 })).toBeNull()
    expect(countBlocks(duplicateBlock(duplicateBlock(wide, 1, 5_000), 1, 6_000))).toBe(TREE_LIMITS.nodes)
    expect(refusedWrap(duplicateBlock(wide, 1, 5_000), 1, 'Container')).toBe('too_many')
    expect(heightOf(wide)).toBe(1)
  })
})

describe('undoing', () => {
  test('and redoing go through every state of the page, as the same objects', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        let history = newHistory(opened())
        const states = [history.present]
        for (const roll of steps) {
          const next = record(history, edited(history.present, roll))
          if (next !== history) states.push(next.present)
          history = next
        }
        expect(unsavedSteps(history)).toBe(states.length - 1)
        for (const state of states.toReversed()) {
          expect(history.present).toBe(state)
          history = undo(history)
        }
        expect(unsavedSteps(history)).toBe(0)
        for (const state of states) {
          expect(history.present).toBe(state)
          history = redo(history)
        }
      }),
      RUNS,
    )
  })

  test('takes back text typed into one field as one step', () => {
    let history = newHistory('')
    for (const text of ['F', 'Fe', 'Fel', 'Felt']) history = record(history, text, 'title')
    history = record(history, 'Felt!', 'content')
    expect(history.past).toEqual(['', 'Felt'])
    expect(unsavedSteps(history)).toBe(2)
  })
})

describe('languages with the same structure', () => {
  test('keep the same structure and the same block IDs through any edits', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        const { page } = draftAfter(steps)
        expect(page.isTogether).toBe(true)
        for (const language of LANGUAGES) {
          expect(haveSameShape(page.trees[language], page.trees.en)).toBe(true)
          expect(idsOf(page.trees[language])).toEqual(idsOf(page.trees.en))
        }
      }),
      RUNS,
    )
  })

  test('have their own texts; other props that were the same change together', () => {
    const draft = opened()
    const image = blockOf(draft.page.trees.en, 1, 1, 0, 0)
    const set = (from: EditorDraft, path: string[], value: unknown) =>
      applyEdit(from, { type: 'block.set', id: image.id, path, value }).draft ?? from
    const { page } = set(set(draft, ['alt'], 'Wool, washed'), ['src'], '/media/dye.jpg')
    expect(LANGUAGES.map((language) => findBlock(page.trees[language], image.id)?.props)).toEqual([
      { src: '/media/dye.jpg', alt: 'Wool, washed' },
      { src: '/media/dye.jpg', alt: 'ru: Wool' },
      { src: '/media/dye.jpg', alt: 'kg: Wool' },
    ])
    const own = set({ ...draft, language: 'ru', page }, ['src'], '/media/ru.jpg')
    expect(findBlock(own.page.trees.en, image.id)?.props['src']).toBe('/media/ru.jpg')
  })

  test('a photo that was chosen for one language stays there', () => {
    const draft = opened((language) => [
      node('PlainImage', { src: `/media/${language === 'kg' ? 'kg' : 'wool'}.jpg` }),
    ])
    const id = blockOf(draft.page.trees.en, 0).id
    const after = applyEdit(draft, { type: 'block.set', id, path: ['src'], value: '/media/dye.jpg' }).draft
    expect(LANGUAGES.map((one) => after && findBlock(after.page.trees[one], id)?.props['src'])).toEqual([
      '/media/dye.jpg',
      '/media/dye.jpg',
      '/media/kg.jpg',
    ])
  })

  test('get inserted blocks in the structure of the language that is shown', () => {
    const draft = opened()
    const blocks = { en: [paragraph('a')], ru: [node('Divider')], kg: [paragraph('b'), paragraph('c')] }
    const after = applyEdit(draft, { type: 'block.insert', blocks, place: { parent: null, index: 0 } }).draft
    expect(after && LANGUAGES.map((one) => after.page.trees[one][0]?.name)).toEqual(
      Array(3).fill('Paragraph'),
    )
    expect(after && haveSameShape(after.page.trees.en, after.page.trees.kg)).toBe(true)
  })

  test('texts that are the same in another language are found, unless they have no words', () => {
    const draft = opened((language) => [
      paragraph(language === 'kg' ? '<p>Felt</p>' : `<p>${language}</p>`),
      paragraph('<p>100 %</p>'),
      node('Gallery', { images: [{ src: '/media/a.jpg', alt: 'Wool' }] }),
    ])
    const [, , gallery] = idsOf(draft.page.trees.en)
    expect([...sameTexts(draft.page, 'en')]).toEqual([
      [gallery, [{ path: ['images', 0, 'alt'], language: 'ru' }]],
    ])
    expect(sameTexts({ ...draft.page, isTogether: false }, 'en').size).toBe(0)
  })
})

describe('languages with different structures', () => {
  const apart = () =>
    opened((language) =>
      language === 'ru'
        ? [
            paragraph('ru: Felt'),
            node('Banner', { title: 'ru: Banner', image: '/media/ru.jpg' }),
            node('Divider'),
          ]
        : felt(language),
    )

  test('are edited separately', () => {
    const draft = apart()
    expect(draft.page.isTogether).toBe(false)
    const id = blockOf(draft.page.trees.en, 0).id
    const after = applyEdit(draft, { type: 'block.remove', id }).draft
    expect(after?.page.trees.en).toHaveLength(3)
    expect(after?.page.trees.ru).toBe(draft.page.trees.ru)
  })

  test('can get the structure of the shown language, and keep the texts that they have', () => {
    const after = applyEdit(apart(), { type: 'structure.copy' }).draft
    expect(after?.page.isTogether).toBe(true)
    const russian = after ? allBlocksOf(after.page.trees.ru) : []
    const texts = russian.map(({ props }) => props['content']).filter(Boolean)
    expect(texts).toEqual(['ru: Felt', 'en: Wool', 'en: Water', 'en: One sheet', 'en: A mosaic'])
  })

  test('are unchanged by copying the structure if it is the same already', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        const draft = draftAfter(steps)
        const after = applyEdit(draft, { type: 'structure.copy' }).draft
        expect(after?.page.trees.kg.map((block) => nodesOf([block]))).toEqual(
          draft.page.trees.kg.map((block) => nodesOf([block])),
        )
      }),
      { numRuns: trials(500) },
    )
  })

  test('are edited together again only once they have the same structure', () => {
    const parted = applyEdit(opened(), { type: 'structure.part' }).draft
    expect(parted?.page.isTogether).toBe(false)
    expect(parted && applyEdit(parted, { type: 'structure.join' }).draft?.page.isTogether).toBe(true)
    expect(applyEdit(apart(), { type: 'structure.join' }).refusal).toBe('not_allowed')
  })
})

describe('tabs', () => {
  test('have a title for each panel after any edits', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        for (const { name, props, children } of allBlocksOf(draftAfter(steps).page.trees.kg))
          if (nestingOf(name)?.panels) expect(props['items']).toHaveLength(children.length)
      }),
      RUNS,
    )
  })

  test('keep their titles when a panel is moved', () => {
    const { en } = opened().page.trees
    const tabs = blockOf(en, 2)
    const titlesIn = (tree: BlockTree) => findBlock(tree, tabs.id)?.props['items']
    const second = tabs.children[1]?.id ?? 0
    expect(titlesIn(moveBlock(en, second, { parent: tabs.id, index: 0 }))).toEqual([
      { title: 'en: Stitched' },
      { title: 'en: Rolled' },
    ])
    const out = moveBlock(en, second, { parent: null, index: 0 })
    expect(titlesIn(out)).toEqual([{ title: 'en: Rolled' }])
    expect(titlesIn(moveBlock(out, second, { parent: tabs.id, index: 0 }))).toEqual([
      { title: 'en: Stitched' },
      { title: 'en: Rolled' },
    ])
  })
})

describe('the clipboard', () => {
  test('holds a block in every language', () => {
    const draft = opened()
    const { id } = blockOf(draft.page.trees.en, 2)
    const text = copyBlock(draft.page, 'en', id) ?? ''
    const blocks = readCopied(text)
    expect(blocks?.kg).toEqual(nodesOf([blockOf(draft.page.trees.kg, 2)]))
  })

  test.each([
    '',
    'felt',
    '{"shyrdak-blocks":1}',
    '{"shyrdak-blocks":{"en":[7]}}',
    '"shyrdak-blocks"',
    `{"shyrdak-blocks":${'['.repeat(100_000)}`,
  ])('%j holds no blocks', (text) => expect(readCopied(text)).toBeNull())

  test('that lacks a language holds the blocks of another one', () => {
    expect(readCopied('{"shyrdak-blocks":{"ru":[{"componentName":"Divider"}]}}')?.en).toEqual([
      { componentName: 'Divider', props: {} },
    ])
  })
})

describe('stored content', () => {
  test('of any kind is read, and reads back unchanged once it is written', () => {
    fc.assert(
      fc.property(fc.anything(), (content) => {
        const { tree } = readTree(content, 1)
        expect(nodesOf(readTree(nodesOf(tree), 1).tree)).toEqual(nodesOf(tree))
      }),
      RUNS,
    )
  })

  test.each([
    ['half a JSON', '[{"componentName":'],
    ['no block', '[7]'],
    ['a block without a name', '[{}]'],
    ['lists that never end', '['.repeat(200_000)],
  ])('%s is damaged', (_what, content) => {
    expect(readContent(content, 1)).toMatchObject({ tree: [], isDamaged: true })
  })

  test('keeps a block that the store would refuse, so that it can be corrected', () => {
    const content = '[{"props":{"component":"Marquee","speed":5}}]'
    expect(contentOf(readContent(content, 1).tree)).toBe('[{"componentName":"Marquee","props":{"speed":5}}]')
  })

  test('of another version is restored, and equal blocks stay the same objects', () => {
    fc.assert(
      fc.property(rolls, (steps) => {
        const before = opened()
        const { page } = draftAfter(steps)
        const content = {
          en: contentOf(page.trees.en),
          ru: contentOf(page.trees.ru),
          kg: contentOf(page.trees.kg),
        }
        const after = withVersion(before, { fields: {}, content })
        for (const language of LANGUAGES) {
          expect(nodesOf(after.page.trees[language])).toEqual(nodesOf(page.trees[language]))
          const ids = idsOf(after.page.trees[language])
          expect(new Set(ids).size).toBe(ids.length)
        }
        expect(withVersion(before, { fields: {}, content: contentWith() }).page.trees.en).toBe(
          before.page.trees.en,
        )
      }),
      { numRuns: trials(1_000) },
    )
  })

  test('of two versions is compared block by block', () => {
    const before = opened()
    const changed = felt('en').with(0, paragraph('en: Felt!')).toSpliced(3, 1).concat(node('Divider'))
    const content = { ...contentWith(), en: JSON.stringify(changed) }
    const after = withVersion(before, { fields: {}, content })
    expect(
      blockChanges(before.page.trees, after.page.trees).map(({ name, kind }) => `${name} ${kind}`),
    ).toEqual(['Paragraph changed', 'Divider added', 'Accordion removed'])
  })
})

test('an issue of the store is placed at its block, in its language', () => {
  const { page } = opened()
  const column = blockOf(page.trees.ru, 1, 1, 0)
  const path = ['content', 'ru', 1, 'children', 1, 'children', 0, 'props', 'width']
  expect(placeIssue(page, { path, code: 'invalid_prop' }).block).toEqual({
    language: 'ru',
    id: column.id,
    path: ['width'],
  })
  expect(placeIssue(page, { path: ['title', 'ru'], code: 'required' }).block).toBeNull()
  expect(placeIssue(page, { path: ['content', 'ru', 99], code: 'too_many' }).block).toBeNull()
})

describe('a value in the props of a block', () => {
  test('can be set at any path, and nothing else changes', () => {
    const path = fc.array(fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.nat(2)), { maxLength: 4 })
    fc.assert(
      fc.property(fc.jsonValue(), path, fc.jsonValue(), (value, steps, next) => {
        const after = withPropAt(value, steps, next)
        if (after === value) return
        expect(propAt(after, steps)).toEqual(next)
        expect(areEqual(withPropAt(after, steps, propAt(value, steps)), value)).toBe(true)
      }),
      RUNS,
    )
  })

  test('of a new item has only the required fields', () => {
    expect(blankItem('Accordion', ['items'])).toEqual({ title: '', content: '' })
    expect(blankItem('BigSlider', ['items'], 'item-7')).toEqual({ id: 'item-7', image: '' })
    expect(blankItem('Products', ['catigories'])).toEqual({})
  })
})
