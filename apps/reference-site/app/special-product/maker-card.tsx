import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

/** The maximum length of a chat topic. */
const LONGEST = 40

/** Links to a chat message about the product. Visitors who are not logged in get there through the login. */
const askPath = (slug: string) => `/admin/chat${slug.length > LONGEST ? '' : `?about=${slug}`}`

interface Props {
  artisan: Artisan
  slug: string
  env: PageEnv
  /** Whether the artisan has products in the catalogue, which can be filtered by artisan. */
  hasGoods?: boolean
}

/** Shows the maker of a product, with links to their page and to ask them a question. */
export function MakerCard({ artisan, slug, env, hasGoods = false }: Props) {
  const t = messagesIn(env.language, 'site/special-product')
  return (
    <section className="site-maker" aria-label={t('maker')}>
      {artisan.profile_pic && (
        <div className="site-maker-portrait">
          <Image photo={env.image(artisan.profile_pic)} alt="" sizes="112px" widths={[320]} />
        </div>
      )}
      <div className="site-maker-text">
        <p className="site-eyebrow">{t('maker')}</p>
        <h2>{localized(artisan.name, env.language)}</h2>
        <p>{localized(artisan.position, env.language)}</p>
        <Button href={env.link(`/craftsman/${artisan.id}`)} tone="secondary" size="small">
          {t('toArtisan')}
        </Button>
        {hasGoods && (
          <Button href={env.link(`/categories?artisan=${artisan.id}`)} tone="quiet" size="small">
            {t('goods')}
          </Button>
        )}
        <Button href={env.link(askPath(slug))} tone="quiet" size="small">
          {t('ask')}
        </Button>
      </div>
    </section>
  )
}
