import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { IslandCall } from '../../tree/page-env.ts'
import { mailingForm } from './mailing-form.tsx'

test('title and text are beside the field', async () => {
  const root = renderBlock(mailingForm, {
    title: 'News from the felt house',
    content: '<p>Once a <b>month</b></p>',
    classes: 'footer-newsletter',
    styles: { backgroundColor: '#fbeed0', position: 'fixed' },
  })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('News from the felt house')
  expect(root).toHaveTextContent('Once a month')
  expect(root).toHaveClass('footer-newsletter')
  expect(root?.getAttribute('style')).not.toContain('fixed')
  expect(await findBarriers()).toEqual([])
})

test('no props of the page are passed to the widget', () => {
  const island = vi.fn(({ root }: IslandCall) => <div {...root} />)
  renderBlock(mailingForm, { action: 'https://evil.example' }, { env: { island } })
  expect(island).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'mailing-form', props: {} }))
})

test.each([{}, { title: '  '.trim(), content: '  ' }, { title: null, content: ['<p>Letters</p>'] }])(
  'with %j there is only the field',
  (props) => {
    const root = renderBlock(mailingForm, props)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(root?.querySelector('[data-island="mailing-form"]')).not.toBeNull()
    expect(root).toHaveTextContent('')
  },
)
