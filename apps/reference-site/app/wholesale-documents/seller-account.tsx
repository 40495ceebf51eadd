import type { InvoiceDetails } from '@shyrdak/sdk/contract'
import { Fragment } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** The tax number and the account of the seller, as a bank asks for them. */
export function SellerAccount({ seller }: { seller: NonNullable<InvoiceDetails['seller']> }) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  const rows = [
    [t('taxNumber'), seller.tax_number],
    [t('bank'), seller.bank],
    [t('account'), seller.account],
    [t('bic'), seller.bic],
  ] as const
  return (
    <dl className="site-invoice-account">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
