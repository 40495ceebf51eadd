import { LANGUAGES } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { MailingForm } from './mailing-form.tsx'

const SUBSCRIBE = 'POST /frontend/subscribe'

async function subscribe(email: string) {
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  if (email) await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button'))
}

/** A store with a mailing list. */
function aList() {
  const list = new Set<string>()
  return fakeTransport({
    [SUBSCRIBE]: ({ body }) => {
      const { email } = body as { email: string } // what the form sends
      const status = !list.has(email)
      list.add(email)
      return { status }
    },
  })
}

test.each(LANGUAGES)('a reader subscribes once in %s', async (language) => {
  const { store } = aStore({ language, transport: aList() })
  const t = messagesIn(language, 'mailing-form')
  await renderAsIsland(store, <MailingForm />)
  expect(await findBarriers()).toEqual([])
  await subscribe('aigul@example.kg')
  expect(await screen.findByText(t('added'))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await subscribe('aigul@example.kg')
  expect(await screen.findByText(t('alreadyThere'))).toBeVisible()
  expect(screen.queryByText(t('added'))).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('the Russian results and the English error are those of the spec', () => {
  expect(messagesIn('ru', 'mailing-form')('added')).toBe('Email успешно добавлен')
  expect(messagesIn('ru', 'mailing-form')('alreadyThere')).toBe('Такой email уже есть')
  expect(messagesIn('en', 'mailing-form')('error')).toBe('Invalid email address')
})

test('an invalid email is refused without a call, and a valid one is added after it', async () => {
  const { store, transport } = aStore({ transport: aList() })
  await renderAsIsland(store, <MailingForm />)
  await subscribe('aigul@example')
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  const field = screen.getByRole('textbox')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Invalid email address')
  expect(await findBarriers()).toEqual([])
  await subscribe('')
  expect(screen.getByText('Invalid email address')).toBeVisible()
  expect(transport.calls).toEqual([])
  await subscribe('aigul@example.kg')
  expect(await screen.findByText('Email added successfully')).toBeVisible()
  expect(field).toBeValid()
})

test('an error is shown when the store is unavailable', async () => {
  const { store } = aStore({ transport: fakeTransport({ [SUBSCRIBE]: refusal('NETWORK') }) })
  await renderAsIsland(store, <MailingForm />)
  await subscribe('aigul@example.kg')
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('data-state', 'failed'))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  expect(screen.getByRole('textbox')).toHaveValue('aigul@example.kg')
})

test('two forms on a page are independent', async () => {
  const { store } = aStore({ transport: aList() })
  await renderAsIsland(
    store,
    <>
      <MailingForm />
      <MailingForm />
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  await userEvent.click(first!)
  await waitFor(() => expect(screen.getAllByText('Invalid email address')).toHaveLength(1))
  await userEvent.click(second!)
  await waitFor(() => expect(screen.getAllByText('Invalid email address')).toHaveLength(2))
})
