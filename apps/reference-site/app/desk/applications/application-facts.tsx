import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { WholesaleApplication } from '@shyrdak/sdk/management'
import { formatDateTime } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { CountryName } from '../country-name.tsx'
import { moderatedByText } from '../list/moderated-by-text.ts'
import { LongText } from '../long-text.tsx'

const TONES = { waiting: 'saffron', active: 'sage', rejected: 'madder' } as const

/** The applicant with contact details and comment, and the state of the application. */
export function ApplicationFacts({ application }: { application: WholesaleApplication }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/applications')
  const tList = messagesIn(language, 'desk/list')
  const { first_name, last_name, email, is_email_confirmed, phone, country_iso_code, city } = application
  const { comment, status, reason, created_at, decided_at, decided_by } = application
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
        <span className="site-desk-note">{t('applied', { when: formatDateTime(created_at, language) })}</span>
        {decided_at === null ? null : (
          <span className="site-desk-note">
            {moderatedByText(tList, decided_by, formatDateTime(decided_at, language))}
          </span>
        )}
      </p>
      {reason === null ? null : <p className="site-desk-why">{tList('why', { reason })}</p>}
      <dl className="site-desk-facts">
        <div>
          <dt>{t('person')}</dt>
          <dd>{`${first_name} ${last_name}`}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
            {is_email_confirmed ? null : <span className="site-desk-note">{` (${t('unconfirmed')})`}</span>}
          </dd>
        </div>
        {phone === null ? null : (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('place')}</dt>
          <dd>
            <CountryName code={country_iso_code} />, {city}
          </dd>
        </div>
      </dl>
      {comment ? (
        <>
          <h3 className="site-desk-quoted">{t('comment')}</h3>
          <LongText text={comment} />
        </>
      ) : null}
    </>
  )
}
