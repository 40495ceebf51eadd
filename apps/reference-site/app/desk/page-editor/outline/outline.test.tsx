import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inEditor } from '../testing/in-editor.tsx'
import { Outline } from './outline.tsx'

const inAll = <Text,>(text: Text) => ({ en: text, ru: text, kg: text })
const paragraph = { componentName: 'Paragraph', props: { content: '<p>Felt</p>' } }

test('a block added at the end of the outline comes last, whatever is selected', async () => {
  const content = JSON.stringify([
    { componentName: 'Container', props: {}, children: [paragraph, paragraph] },
    paragraph,
  ])
  const page = build(ManagedPage, {
    id: 7,
    revision: 3,
    url: 'felt',
    title: inAll('Felt'),
    description: inAll(''),
    content: inAll(content),
  })
  const transport = fakeTransport({ 'GET /management/content/pages/:id': page })
  const { actor, ui, commands } = await inEditor({ transport, Part: Outline })
  const [section] = actor.getSnapshot().context.history.present.page.trees.en
  const inside = section?.children[0]?.id ?? 0
  act(() => commands.select(inside))
  await userEvent.click(screen.getByRole('button', { name: 'Add a block at the end' }))
  expect(ui.get().palette).toEqual({ parent: null, index: 2 })
  // The keyboard shortcut adds next to the block.
  expect(commands.placeFor('Paragraph')).toEqual({ parent: section?.id, index: 1 })
})
