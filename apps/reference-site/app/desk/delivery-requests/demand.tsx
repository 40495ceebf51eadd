import './demand.css'
import { localized } from '@shyrdak/sdk/format'
import { managedDeliveryRequests } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'

/** The number of delivery requests per country. */
export function Demand() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/delivery-requests')
  const call = useDeskCall()
  const { data = [] } = useQuery({
    queryKey: ['delivery-requests', 'countries'],
    queryFn: () => call(managedDeliveryRequests.countries, {}),
  })
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      {data.length > 0 ? (
        <ul className="site-delivery-demand" aria-label={t('byCountry')}>
          {data.map(({ country_iso_code, country, waiting, delivers }) => (
            <li key={country_iso_code}>
              <strong>{localized(country, language)}</strong>{' '}
              {delivers ? t('emailing', { count: waiting }) : t('waiting', { count: waiting })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
