import { createStore, memoryPorts, StoreProvider } from '@shyrdak/react-store'
import { LANGUAGES, type RetailOrder } from '@shyrdak/sdk/contract'
import { anOrder, fakeTransport } from '@shyrdak/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { DownloadReceipt } from './download-receipt.tsx'

const PAYMENT = { provider: 'paypal', payable: false } as const
const CANCELED = { status: 'on_hold', reason: 'canceled' } as const

test.each(LANGUAGES)('the button in %s names the document that the buyer gets', (language) => {
  const t = messagesIn(language, 'site/checkout')
  const buttonOf = (changes: Partial<RetailOrder>) => {
    const store = createStore({ ...memoryPorts(), language, country: 'KG', transport: fakeTransport({}) })
    render(
      <StoreProvider store={store}>
        <DownloadReceipt order={{ ...anOrder(), ...changes }} secret={null} />
      </StoreProvider>,
    )
    const { textContent } = screen.getByRole('button')
    cleanup()
    return textContent
  }
  const [unpaid, refunded] = [
    { ...PAYMENT, state: 'unpaid' } as const,
    { ...PAYMENT, state: 'refunded' } as const,
  ]
  expect(buttonOf({ payment: unpaid })).toBe(t('invoice'))
  expect(buttonOf({ ...CANCELED, payment: unpaid })).toBe(t('orderFile'))
  expect(buttonOf({ ...CANCELED, payment: refunded })).toBe(t('receipt'))
})
