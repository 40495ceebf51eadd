import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { WorkshopPage } from '../artisans/workshop-page.tsx'

/** The public page of a workshop, with what is typed and not saved yet. */
export function WorkshopPreview({ profile }: { profile: ArtisanProfile }) {
  return (
    <div className="site-workshop">
      <WorkshopPage profile={profile} level={4} />
    </div>
  )
}
