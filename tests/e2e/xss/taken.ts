import { expect } from '@playwright/test'
import { inEach, type Manager, type Refusal } from '../store/manager.ts'
import { batchesOf } from './hostile.ts'
import type { Node } from './html-fields.ts'

const pageWith = (url: string, blocks: readonly Node[]) => ({
  url,
  title: inEach('Felt'),
  description: inEach(''),
  content: inEach(JSON.stringify(blocks)),
})

/** Blocks per page: three languages of them fit into one call. */
const AT_ONCE = 300

/** The blocks of a page that the store accepts, and how many it refused; refusals name the field. */
export async function takenOf(
  manage: Manager,
  blocks: readonly Node[],
): Promise<{ taken: Node[]; refused: number }> {
  const taken = (
    await Promise.all(
      batchesOf(blocks, AT_ONCE).map((some, place) => takenOfSome(manage, `tried-${place}`, some)),
    )
  ).flat()
  return { taken, refused: blocks.length - taken.length }
}

async function takenOfSome(manage: Manager, url: string, blocks: readonly Node[]): Promise<Node[]> {
  let left = [...blocks]
  for (;;) {
    const { status, body } = await manage<Refusal & { id: number; revision: number }>(
      'POST',
      'pages',
      pageWith(url, left),
    )
    if (status === 200) {
      await manage('DELETE', `pages/${body.id}?revision=${body.revision}`)
      return left
    }
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(422)
    const wrong = new Set(
      body.issues?.flatMap(({ path: [field, language, place] }) =>
        field === 'content' && language === 'en' && typeof place === 'number' ? [place] : [],
      ),
    )
    expect(wrong.size, 'a refusal names a place').toBeGreaterThan(0)
    left = left.filter((_, place) => !wrong.has(place))
  }
}
