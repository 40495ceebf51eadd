import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

/** Whoever made a thing, and the way to their workshop. */
export function MakerCard({ artisan, env }: { artisan: Artisan; env: PageEnv }) {
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
          {t('toWorkshop')}
        </Button>
      </div>
    </section>
  )
}
