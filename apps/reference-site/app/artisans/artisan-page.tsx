import './artisan.css'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { pageEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { hasStory } from './has-story.ts'
import { artisanBlocks } from './artisan-blocks.ts'
import { ArtisanContacts } from './artisan-contacts.tsx'
import { ArtisanHead } from './artisan-head.tsx'

interface Props {
  profile: ArtisanProfile
  /** The products, shown between story and contacts. */
  children?: ReactNode
  /** The heading level of the name: 1 on the artisan's page, 4 in a preview. */
  level?: 1 | 4
}

/** The public page of an artisan, also used in the craftsman's preview. */
export function ArtisanPage({ profile, children, level = 1 }: Props) {
  const pageContext = usePageContext()
  const { language } = pageContext
  const env = pageEnv(pageContext)
  const t = messagesIn(language, 'site/artisans')
  return (
    <>
      <ArtisanHead profile={profile} env={env} level={level} />
      {!hasStory(profile) && (
        <div className="site-artisan-empty">
          <Ornament shape="medallion" tone="walnut" />
          <p>{t('empty')}</p>
        </div>
      )}
      <div className="site-artisan-blocks">
        <PageBlocks page={{ nodes: artisanBlocks(profile, { language, t }), data: {} }} />
      </div>
      {children}
      <ArtisanContacts profile={profile} env={env} />
    </>
  )
}
