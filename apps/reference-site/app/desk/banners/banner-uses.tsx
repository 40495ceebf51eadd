import { localized } from '@shyrdak/sdk/format'
import { managedBanners, type BannerUse } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'

const EDITORS: Readonly<Record<BannerUse['kind'], string>> = { page: 'pages', article: 'articles' }

export const useBannerUses = (id: number) => useItem(managedBanners.uses, { params: { id } }).query

/** The pages and articles that show a banner. Banners are placed in their editors, not here. */
export function BannerUses({ uses }: { uses: ReturnType<typeof useBannerUses> }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  return (
    <section className="site-desk-section" aria-labelledby="desk-banner-uses">
      <h2 id="desk-banner-uses">{t('uses')}</h2>
      <Loaded query={uses}>
        {(found) =>
          found.length === 0 ? (
            <p className="site-desk-note">{t('unused')}</p>
          ) : (
            <ul className="site-banner-uses">
              {found.map(({ kind, id, title }) => (
                <li key={`${kind} ${id}`}>
                  <a href={`${prefix}/desk/${EDITORS[kind]}/${id}`}>{localized(title, language)}</a>{' '}
                  <span className="site-desk-note">{t(`kinds.${kind}`)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
