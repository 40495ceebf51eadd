import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Money } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** The total of an order, the paid amount and the balance: total minus paid. Source: spec §3, invoice. */
export function BalanceSlip({ sum, balance }: { sum: Money; balance: Money }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  return (
    <dl className="site-order-sums">
      <div>
        <dt>{t('sum')}</dt>
        <dd>{formatSom(sum)}</dd>
      </div>
      <div>
        <dt>{t('paid')}</dt>
        <dd>{formatSom(subtractMoney(sum, balance))}</dd>
      </div>
      {balance === ZERO ? (
        <div className="site-order-total site-document-settled">
          <dt className="shyrdak-hidden">{t('balance')}</dt>
          <dd>
            <Icon name="check" />
            {t('settled')}
          </dd>
        </div>
      ) : (
        <div className="site-order-total">
          <dt>{t('balance')}</dt>
          <dd>{formatSom(balance)}</dd>
        </div>
      )}
    </dl>
  )
}
