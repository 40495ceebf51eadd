import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { IslandCall } from '../../tree/page-env.ts'
import { form } from './form.tsx'

test('title and text are above the fields', async () => {
  const root = renderBlock(form, { title: 'Write to us', content: '<p>We answer within two days.</p>' })
  const [heading, text, fields] = root?.children ?? []
  expect(heading).toHaveTextContent('Write to us')
  expect(text).toHaveTextContent('We answer within two days.')
  expect(fields).toHaveAttribute('data-island', 'feedback-form')
  expect(await findBarriers()).toEqual([])
})

test('no props of the page are passed to the widget', () => {
  const island = vi.fn(({ root }: IslandCall) => <div {...root} />)
  renderBlock(form, { title: 'Write to us', to: 'evil@example.com' }, { env: { island } })
  expect(island).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'feedback-form', props: {} }),
  )
})

test.each([{}, { title: '', content: '' }, { title: { en: 'Write' }, content: 7 }])(
  'with %j there are only the fields',
  (props) => {
    const root = renderBlock(form, props)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(root?.children).toHaveLength(1)
    expect(root?.firstElementChild).toHaveAttribute('data-island', 'feedback-form')
  },
)
