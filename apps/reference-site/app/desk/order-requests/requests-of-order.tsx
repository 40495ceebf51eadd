import './order-requests.css'
import type { ManagedOrderRequest } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RequestFacts } from './request-facts.tsx'

/** The requests about one order, newest first, with what is due for them. An order without any has no section. */
export function RequestsOfOrder({ requests }: { requests: readonly ManagedOrderRequest[] }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/order-requests')
  if (requests.length === 0) return null
  return (
    <section className="site-desk-order-requests" aria-labelledby="desk-order-requests">
      <h2 id="desk-order-requests">{t('title')}</h2>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestFacts request={request} />
            {request.state === 'open' ? (
              <p>
                <a href={`${prefix}/desk/order-requests`}>{t('toAnswer')}</a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
