import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function ArtisanCard({ artisan: { id, name, position, profile_pic } }: { readonly artisan: Artisan }) {
  const { language, link, image } = useStore()
  const t = useMessages('artisans')
  const title = localized(name, language)
  return (
    <li className="shyrdak-artisans-card">
      <span className="shyrdak-artisans-photo">
        {profile_pic ? (
          <Image
            photo={image(profile_pic)}
            alt=""
            sizes="(min-width: 980px) 17rem, (min-width: 560px) 30vw, 45vw"
            widths={[320, 640]}
          />
        ) : (
          <span className="shyrdak-image" data-state="broken" />
        )}
      </span>
      <strong className="shyrdak-artisans-name">
        <UnbrokenName text={title} />
      </strong>
      <span className="shyrdak-artisans-position">{localized(position, language)}</span>
      <Button
        href={link(`/craftsman/${id}`)}
        tone="secondary"
        size="small"
        aria-label={`${t('select')}: ${title}`}
      >
        {t('select')}
      </Button>
    </li>
  )
}
