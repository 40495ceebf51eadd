import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

interface Props {
  profile: ArtisanProfile
  env: PageEnv
  level: 1 | 4
}

/** The head of an artisan's page: banner, portrait, position and name. */
export function ArtisanHead({ profile, env, level }: Props) {
  const { banner_1, profile_pic, name, position } = profile
  const Title = level === 1 ? 'h1' : 'h4'
  return (
    <header className="site-artisan-head" data-banner={banner_1 === null ? undefined : ''}>
      {banner_1 && (
        <div className="site-artisan-banner">
          <Image photo={env.image(banner_1)} alt="" sizes="100vw" width={1600} height={900} eager />
        </div>
      )}
      {profile_pic && (
        <div className="site-artisan-face">
          <Image
            photo={env.image(profile_pic)}
            alt=""
            sizes="(min-width: 781px) 220px, 136px"
            widths={[320, 480]}
            eager={!banner_1}
          />
        </div>
      )}
      <div className="site-artisan-title">
        <p className="site-eyebrow">{localized(position, env.language)}</p>
        <Title className="site-artisan-name">
          <UnbrokenName text={localized(name, env.language)} />
        </Title>
      </div>
    </header>
  )
}
