import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Artisan } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function WorkshopCard({
  workshop: { id, name, position, profile_pic },
}: {
  readonly workshop: Artisan
}) {
  const { language, link, image } = useStore()
  const t = useMessages('workshops')
  const title = localized(name, language)
  return (
    <li className="shyrdak-workshops-card">
      <span className="shyrdak-workshops-photo">
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
      <strong className="shyrdak-workshops-name">
        <UnbrokenName text={title} />
      </strong>
      <span className="shyrdak-workshops-position">{localized(position, language)}</span>
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
