import { Button } from '@shyrdak/blocks/parts/button'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { specialProductWords } from '../locales/special-product-words.ts'
import type { PageEnv } from '../page/page-env.ts'

/** Whoever made a thing, and the way to their workshop. */
export function MakerCard({ artisan, env }: { artisan: Artisan; env: PageEnv }) {
  const words = specialProductWords[env.language]
  return (
    <section className="site-maker" aria-label={words.maker}>
      {artisan.profile_pic && (
        <div className="site-maker-portrait">
          <Picture photo={env.picture(artisan.profile_pic)} alt="" sizes="112px" widths={[320]} />
        </div>
      )}
      <div className="site-maker-words">
        <p className="site-eyebrow">{words.maker}</p>
        <h2>{localized(artisan.name, env.language)}</h2>
        <p>{localized(artisan.position, env.language)}</p>
        <Button href={env.link(`/craftsman/${artisan.id}`)} tone="secondary" size="small">
          {words.visit}
        </Button>
      </div>
    </section>
  )
}
