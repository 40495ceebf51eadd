import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { ArtisanPage } from '../artisans/artisan-page.tsx'

/** The public page of an artisan, including changes that are not saved yet. */
export function ArtisanPreview({ profile }: { profile: ArtisanProfile }) {
  return (
    <div className="site-artisan">
      <ArtisanPage profile={profile} level={4} />
    </div>
  )
}
