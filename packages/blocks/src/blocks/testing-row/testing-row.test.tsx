import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testingRow } from './testing-row.tsx'

const column = (content: string) => ({
  componentName: 'TestCol',
  children: [{ componentName: 'Paragraph', props: { content } }],
})

test('its columns are direct children of its element, in order', () => {
  const root = renderBlock(testingRow, {}, { children: [column('<p>left</p>'), column('<p>right</p>')] })
  expect([...(root?.children ?? [])].map(({ className, textContent }) => [className, textContent])).toEqual([
    ['shyrdak-test-col', 'left'],
    ['shyrdak-test-col', 'right'],
  ])
})

test('without children nothing is rendered', () => {
  expect(renderBlock(testingRow, {})).toBeNull()
})
