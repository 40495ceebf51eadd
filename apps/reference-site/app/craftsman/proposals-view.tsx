import './craftsman.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatSom, localized, productPath } from '@shyrdak/sdk/format'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { AccountEmpty } from '../account/account-empty.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS, proposalPath } from './craftsman-paths.ts'
import type { loadProposals } from './load-craftsman.ts'
import { RoutedPagination } from '../page/routed-pagination.tsx'

const TONES = { waiting: 'saffron', returned: 'madder', published: 'sage' } as const

/** The artisan's proposed products with their states. */
export function ProposalsView({ page }: { page: Awaited<ReturnType<typeof loadProposals>> }) {
  const { language, prefix, apiHost } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const account = messagesIn(language, 'site/account')
  return (
    <AccountPage title={t('goods')}>
      <p className="site-craft-lead">{t('goodsText')}</p>
      <p>
        <Button href={prefix + CRAFTSMAN_PATHS.newGoods}>{t('propose')}</Button>
      </p>
      {page.total === 0 ? (
        <AccountEmpty text={t('noGoods')}>
          <span className="site-order-note">{t('noGoodsText')}</span>
        </AccountEmpty>
      ) : (
        <ul className="site-craft-goods">
          {page.data.map(({ id, name, photos, price, state, note, product }) => (
            <li key={id}>
              <div className="site-craft-photo">
                {photos[0] ? (
                  <Image photo={mediaUrl(apiHost, photos[0])} alt="" sizes="112px" widths={[320]} />
                ) : null}
              </div>
              <div>
                <a href={prefix + (product ? productPath('special', product.slug) : proposalPath(id))}>
                  {localized(name, language)}
                </a>
                <p className="site-order-note">{formatSom(price)}</p>
                {note ? <q className="site-craft-note">{note}</q> : null}
              </div>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <RoutedPagination
        page={page}
        labels={{
          label: account('pages'),
          previous: account('previous'),
          next: account('next'),
          page: (number) => account('page', { number }),
        }}
      />
    </AccountPage>
  )
}
