import '@shyrdak/react-store/wholesale.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Image } from '@shyrdak/blocks/parts/image'
import { useStore } from '@shyrdak/react-store'
import { WholesaleGrid } from '@shyrdak/react-store/widgets/wholesale-grid'
import type { WholesaleSource } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { listAddress } from './list-address.ts'
import type { loadWholesaleProduct } from './load-product.ts'
import { mayOrder } from './may-order.ts'
import { SizeTable } from './size-table.tsx'
import { WholesaleFrame } from './wholesale-frame.tsx'

type Props = Awaited<ReturnType<typeof loadWholesaleProduct>> & { from: WholesaleSource }

/** A product with photos, description and the grid for ordering. */
export function WholesaleProductView({ client, loaded: { product, sizeChart }, from }: Props) {
  const { language, prefix } = usePageContext()
  const { image } = useStore()
  const t = messagesIn(language, 'site/wholesale')
  const name = localized(product.name, language)
  const list = from === 'catalog' ? '/admin/reyestr' : '/admin/price-list'
  const photos = product.colors.map(({ id, name: color, photos: own }) => ({
    id,
    color: localized(color, language),
    photo: own[0] ?? product.photo,
  }))
  const shownSoles = product.soles.flatMap(({ id, name: sole, photo_path }) =>
    photo_path === null ? [] : [{ id, sole: localized(sole, language), photo: photo_path }],
  )
  return (
    <WholesaleFrame
      title={name}
      client={client}
      before={
        <Breadcrumbs
          label={t('way')}
          items={[
            { title: t(from === 'catalog' ? 'reyestr' : 'priceList'), href: prefix + list },
            ...(from === 'catalog'
              ? product.breadcrumbs.map(({ id, title }) => ({
                  title: localized(title, language),
                  href: prefix + listAddress(list, { category: id }),
                }))
              : []),
            { title: name },
          ]}
        />
      }
    >
      <div className="site-wholesale-head">
        <ul className="site-wholesale-photos" aria-label={t('photos')}>
          {photos.map(({ id, color, photo }) => (
            <li key={id}>
              <Image photo={image(photo)} alt={`${name}, ${color}`} sizes="160px" />
            </li>
          ))}
        </ul>
        <div className="site-wholesale-about">
          <p>{localized(product.description, language)}</p>
          {shownSoles.length > 0 ? (
            <ul className="site-wholesale-soles" aria-label={t('sole')}>
              {shownSoles.map(({ id, sole, photo }) => (
                <li key={id}>
                  <Image photo={image(photo)} alt="" sizes="72px" widths={[160]} />
                  {sole}
                </li>
              ))}
            </ul>
          ) : null}
          {product.details.length > 0 ? (
            <details className="shyrdak-opens">
              <summary>{t('details')}</summary>
              <dl>
                {product.details.map(({ name: of, text }) => (
                  <div key={of.en}>
                    <dt>{localized(of, language)}</dt>
                    <dd>{localized(text, language)}</dd>
                  </div>
                ))}
                <div>
                  <dt>{t('weight')}</dt>
                  <dd>{t('grams', { count: product.weight })}</dd>
                </div>
              </dl>
            </details>
          ) : null}
          {sizeChart ? <SizeTable chart={sizeChart} /> : null}
        </div>
      </div>
      <WholesaleGrid
        product={product}
        from={from}
        companyId={client.company_id}
        canOrder={mayOrder(client)}
      />
    </WholesaleFrame>
  )
}
