import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { paragraph } from './paragraph.tsx'

test('the HTML is rendered as it is, without wrapper elements', () => {
  const root = renderBlock(paragraph, { content: '<h2>Wool</h2><p>From <em>jailoo</em></p>' })
  expect(root).toHaveClass('shyrdak-prose', 'shyrdak-paragraph')
  expect(root?.innerHTML).toBe('<h2>Wool</h2><p>From <em>jailoo</em></p>')
})

test.each([[undefined], [''], ['   '], [{ html: '<p>x</p>' }], [7]])(
  'the content %o renders nothing',
  (content) => {
    expect(renderBlock(paragraph, { content })).toBeNull()
  },
)
