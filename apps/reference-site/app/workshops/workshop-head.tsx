import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

/** The view over a workshop, the face of whoever leads it, the name and the greeting. */
export function WorkshopHead({ profile, env }: { profile: ArtisanProfile; env: PageEnv }) {
  const { banner_1, profile_pic, name, position, hello_txt } = profile
  return (
    <header className="site-workshop-head" data-banner={banner_1 === null ? undefined : ''}>
      {banner_1 && (
        <div className="site-workshop-banner">
          <Image photo={env.image(banner_1)} alt="" sizes="100vw" width={1600} height={900} eager />
        </div>
      )}
      {profile_pic && (
        <div className="site-workshop-face">
          <Image
            photo={env.image(profile_pic)}
            alt=""
            sizes="(min-width: 781px) 220px, 136px"
            widths={[320, 480]}
            eager={!banner_1}
          />
        </div>
      )}
      <div className="site-workshop-title">
        <p className="site-eyebrow">{localized(position, env.language)}</p>
        <h1>{localized(name, env.language)}</h1>
      </div>
      {hello_txt && (
        <div className="site-workshop-hello">
          <Ornament shape="horns" tone="madder" />
          <p>{localized(hello_txt, env.language)}</p>
        </div>
      )}
    </header>
  )
}
