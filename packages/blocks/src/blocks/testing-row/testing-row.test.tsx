import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testingRow } from './testing-row.tsx'

const column = (content: string) => ({
  componentName: 'TestCol',
  children: [{ componentName: 'Paragraph', props: { content } }],
})

test('its columns stand in it directly, in order', () => {
  const root = renderBlock(testingRow, {}, { children: [column('<p>left</p>'), column('<p>right</p>')] })
  expect([...(root?.children ?? [])].map(({ className, textContent }) => [className, textContent])).toEqual([
    ['shyrdak-test-col', 'left'],
    ['shyrdak-test-col', 'right'],
  ])
})

test('an empty one is not drawn', () => {
  expect(renderBlock(testingRow, {})).toBeNull()
})
