import './clients.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { wholesaleClients, type ManagedWholesaleClient } from '@shyrdak/sdk/management'
import { formatSom } from '@shyrdak/sdk/format'
import type { ComponentProps } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { CountryName } from '../country-name.tsx'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { languageNames } from '../language-names.ts'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { LongText } from '../long-text.tsx'
import { useItem } from '../use-item.ts'
import { AddKit } from './add-kit.tsx'
import { TermsSection } from './terms-section.tsx'

/** The page of a wholesale client. */
export function ClientPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/clients')
  const { query, save, reload } = useItem(wholesaleClients.read, { params: { id } })
  return (
    <DeskPage title={query.data ? query.data.company : t('title')}>
      <Loaded query={query}>
        {(client) => (
          <>
            <p className="site-desk-ways">
              <BackLink list="/desk/clients">{t('back')}</BackLink>
              <a href={`${prefix}/desk/wholesale-orders?company=${id}`}>
                {t('toOrders', { count: client.orders })}
              </a>
              <a href={`${prefix}/desk/invoices?company=${id}`}>{t('toInvoices')}</a>
            </p>
            <ClientFacts client={client} />
            <TermsSection client={client} save={save} reload={reload} />
            <ClientKits client={client} refetch={async () => (await query.refetch()).data ?? client} />
            <ClientPeople client={client} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

interface Props {
  client: ManagedWholesaleClient
}

function ClientFacts({ client }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/clients')
  return (
    <section className="site-desk-section" aria-label={t('facts')}>
      <dl className="site-desk-facts">
        <div>
          <dt>{t('contact')}</dt>
          <dd>{client.contact.name}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${client.contact.email}`}>{client.contact.email}</a>
          </dd>
        </div>
        {client.phone === null ? null : (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${client.phone}`}>{client.phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('place')}</dt>
          <dd>
            <CountryName code={client.country_iso_code} />, {client.city}
          </dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{languageNames[language][client.language]}</dd>
        </div>
        <div>
          <dt>{t('balance')}</dt>
          <dd className="site-desk-amount">
            <strong>{formatSom(client.balance)}</strong>
          </dd>
        </div>
      </dl>
      {client.comment ? <LongText text={client.comment} /> : null}
    </section>
  )
}

function ClientKits({ client, refetch }: ComponentProps<typeof AddKit>) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/clients')
  const { kits } = client
  return (
    <section className="site-desk-section" aria-labelledby="desk-client-kits">
      <h2 id="desk-client-kits">{t('kits')}</h2>
      {kits.length === 0 ? (
        <p className="site-desk-note">{t('noKits')}</p>
      ) : (
        <DeskTable texts={[t('logo')]} numbers={[t('kitBalance'), t('kitReserved')]}>
          {kits.map(({ id, name, balance, reserved }) => (
            <tr key={id}>
              <td>
                <a href={`${prefix}/desk/kits/${id}`}>{name}</a>
              </td>
              <td data-label={t('kitBalance')} data-number>
                {balance > 0 ? balance : <Badge tone="madder">{balance}</Badge>}
              </td>
              <td data-label={t('kitReserved')} data-number>
                {reserved}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <AddKit client={client} refetch={refetch} />
    </section>
  )
}

function ClientPeople({ client: { people } }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/clients')
  return (
    <section className="site-desk-section" aria-labelledby="desk-client-people">
      <h2 id="desk-client-people">{t('people')}</h2>
      <DeskTable className="site-desk-people" texts={[t('person'), t('email'), t('role')]}>
        {people.map(({ id, name, email, role }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>
              <a href={`mailto:${email}`}>{email}</a>
            </td>
            <td>{t(`roles.${role}`)}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}
