import { LANGUAGES } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { messagesIn } from '../../testing/messages-in.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { DeliveryRequest } from './delivery-request.tsx'

const ASK = 'POST /frontend/delivery/request'

/** A store that remembers the requested addresses. */
function aList() {
  const list = new Set<string>()
  return fakeTransport({
    [ASK]: ({ body }) => {
      const { email } = body as { email: string } // what the form sends
      const status = !list.has(email)
      list.add(email)
      return { status }
    },
  })
}

async function opened(transport = aList(), language: (typeof LANGUAGES)[number] = 'en') {
  const user = userEvent.setup()
  const test = aStore({ language, transport })
  await renderAsIsland(test.store, <DeliveryRequest label="Tell me" failed="Try again" />)
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  const field = await screen.findByRole('textbox')
  return { ...test, user, field }
}

test.each(LANGUAGES)('a shopper subscribes once in %s to news of delivery', async (language) => {
  const { user, field, transport } = await opened(aList(), language)
  const t = messagesIn(language, 'delivery-request')
  expect(field).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  await user.type(field, 'yuki@example.jp{Enter}')
  expect(await screen.findByText(t('added'))).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body, 'the keyboard stays where the form was').not.toHaveFocus()
  expect(transport.callsOf(ASK)).toMatchObject([{ body: { email: 'yuki@example.jp' } }])
  expect(await findBarriers()).toEqual([])
})

test('a shopper who has subscribed before is told so', async () => {
  const list = aList()
  list.answer(ASK, { status: false })
  const { user, field } = await opened(list)
  await user.type(field, 'yuki@example.jp{Enter}')
  expect(await screen.findByText(messagesIn('en', 'delivery-request')('alreadyThere'))).toBeVisible()
})

test('an invalid email is reported without a call', async () => {
  const { user, field, transport } = await opened()
  await user.type(field, 'yuki{Enter}')
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(field).toBeInvalid()
  expect(transport.calls).toEqual([])
  expect(await findBarriers()).toEqual([])
})

test('a shopper without a connection is told so, and opens the form once it is back', async () => {
  const user = userEvent.setup()
  let isAway = true
  const { store } = aStore({
    transport: aList(),
    reach: async () => {
      if (isAway) throw new TypeError('Load failed')
    },
  })
  await renderAsIsland(store, <DeliveryRequest label="Tell me" failed="Try again" />)
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByRole('textbox')).toHaveFocus()
})

test('when the store cannot be reached, the typed email is kept', async () => {
  const { user, field } = await opened(fakeTransport({ [ASK]: refusal('NETWORK') }))
  await user.type(field, 'yuki@example.jp{Enter}')
  expect(await screen.findByText(/connection|internet|network/i)).toBeVisible()
  expect(field).toHaveValue('yuki@example.jp')
})
