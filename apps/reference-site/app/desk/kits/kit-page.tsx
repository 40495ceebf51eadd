import './kits.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { formatSom } from '@shyrdak/sdk/format'
import { wholesaleKits, type ManagedKit } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { AdjustKit } from './adjust-kit.tsx'
import { KitHistory } from './kit-history.tsx'

/** The page of a client's branding kit, with its balance and history. */
export function KitPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  const { query, ...item } = useItem(wholesaleKits.read, { params: { id } })
  return (
    <DeskPage title={query.data ? t('kit', { name: query.data.name }) : t('title')}>
      <Loaded query={query}>
        {(kit) => (
          <>
            <p className="site-desk-ways">
              <BackLink list="/desk/kits">{t('back')}</BackLink>
              <a href={`${prefix}/desk/clients/${kit.client.id}`}>{kit.client.name}</a>
            </p>
            <div className="site-desk-two">
              <div>
                <KitBalance kit={kit} />
                <AdjustKit kit={kit} {...item} />
              </div>
              <div>
                <KitHistory kit={kit} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function KitBalance({ kit }: { kit: ManagedKit }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  return (
    <section className="site-desk-section" aria-label={t('numbers')}>
      <dl className="site-desk-sums">
        <div data-total>
          <dt>{t('left')}</dt>
          <dd>{t('pieces', { count: kit.balance })}</dd>
        </div>
        <div>
          <dt>{t('inOrders')}</dt>
          <dd>{t('pieces', { count: kit.reserved })}</dd>
        </div>
        <div>
          <dt>{t('boughtSoFar')}</dt>
          <dd>{t('pieces', { count: kit.bought })}</dd>
        </div>
      </dl>
      <p className="site-desk-note">
        {t('kitOf', { count: kit.kit_count, price: formatSom(kit.kit_price) })}
      </p>
    </section>
  )
}
