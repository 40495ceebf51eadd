import { screen } from '@testing-library/react'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { renderIn } from '../page/testing/render-in.tsx'
import { SellerAccount } from './seller-account.tsx'

const seller = {
  name: 'ОсОО «Шырдак»',
  tax_number: '01234567890123',
  bank: 'ОАО «Ала-Тоо Банк»',
  account: '1234567890123456',
  bic: '123001',
}

test.each(LANGUAGES)('a client reads in %s to which account an invoice is paid', async (language) => {
  renderIn(language, () => <SellerAccount seller={seller} />)
  const t = messagesIn(language, 'site/wholesale-documents')
  expect(
    (await screen.findAllByRole('term')).map((name) => [name.textContent, name.nextSibling?.textContent]),
  ).toEqual([
    [t('taxNumber'), seller.tax_number],
    [t('bank'), seller.bank],
    [t('account'), seller.account],
    [t('bic'), seller.bic],
  ])
})
