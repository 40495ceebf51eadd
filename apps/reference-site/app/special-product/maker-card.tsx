import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

/** The most that a message can be about. */
const LONGEST = 40

/** Where somebody writes about a product: in the chat, by way of the login for who is not logged in. */
const askPath = (slug: string) => `/admin/chat${slug.length > LONGEST ? '' : `?about=${slug}`}`

interface Props {
  artisan: Artisan
  slug: string
  env: PageEnv
  /** Whether the workshop has goods in the catalogue, where a list can be narrowed to it. */
  hasGoods?: boolean
}

/** Whoever made a product, the way to their workshop, and a question to them. */
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
