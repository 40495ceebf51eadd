import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inEditor } from '../testing/in-editor.tsx'
import { SaveButton } from './save-button.tsx'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const page = (url: string, revision: number) =>
  build(ManagedPage, {
    id: 7,
    revision,
    url,
    title: inAll('Felt'),
    description: inAll(''),
    content: inAll('[]'),
  })

test('once a page is saved the keyboard goes on at what is said of it', async () => {
  const transport = fakeTransport({
    'GET /management/content/pages/:id': page('felt', 3),
    'PUT /management/content/pages/:id': page('felts', 4),
  })
  const { actor } = await inEditor({ transport, Part: SaveButton })
  act(() =>
    actor.send({
      type: 'fields.set',
      fields: { ...actor.getSnapshot().context.saved.fields, url: 'felts' },
      about: 'url',
    }),
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button')).toBeDisabled())
  expect(screen.getByText('Saved. The store shows it.')).toHaveFocus()
})
