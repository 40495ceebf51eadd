import { createStore, memoryPorts, StoreProvider } from '@shyrdak/react-store'
import { LANGUAGES, wholesaleInvoices, type InvoiceDetails } from '@shyrdak/sdk/contract'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { renderIn } from '../page/testing/render-in.tsx'
import { InvoiceDocument } from './invoice-document.tsx'

async function open(language: (typeof LANGUAGES)[number], contacts: InvoiceDetails['contacts']) {
  const invoice = { ...build(wholesaleInvoices.read.response), contacts }
  const store = createStore({ ...memoryPorts(), language, country: 'KG', transport: fakeTransport({}) })
  renderIn(language, () => (
    <StoreProvider store={store}>
      <InvoiceDocument invoice={invoice} />
    </StoreProvider>
  ))
  const t = messagesIn(language, 'site/wholesale-documents')
  const heading = await screen.findByRole('heading', { name: t('seller') })
  return within(heading.parentElement!)
}

test.each(LANGUAGES)(
  'a printed invoice in %s has the address and phone of the seller, as its PDF does',
  async (language) => {
    const seller = await open(language, { address: '17 Zhanybek Batyr Street', phone: '+996 700 123 456' })
    for (const line of ['17 Zhanybek Batyr Street', '+996 700 123 456', 'shop.example'])
      expect(seller.getByText(line)).toBeVisible()
  },
)

test('an invoice of a store without contacts, or of an older one, names its site only', async () => {
  const seller = await open('en', undefined)
  expect(seller.getByText('shop.example')).toBeVisible()
  expect(seller.getAllByText(/./, { selector: '.site-order-note' })).toHaveLength(1)
})
