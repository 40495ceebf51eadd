import './workshop.css'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { pageEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { hasStory } from './has-story.ts'
import { workshopBlocks } from './workshop-blocks.ts'
import { WorkshopContacts } from './workshop-contacts.tsx'
import { WorkshopHead } from './workshop-head.tsx'

interface Props {
  profile: ArtisanProfile
  /** What it makes, between its story and its contacts. */
  children?: ReactNode
  /** Where it stands in a page of its own, or in a preview. */
  level?: 1 | 4
}

/** A workshop as visitors see it: on its own page, and in the preview of whoever edits it. */
export function WorkshopPage({ profile, children, level = 1 }: Props) {
  const pageContext = usePageContext()
  const { language } = pageContext
  const env = pageEnv(pageContext)
  const t = messagesIn(language, 'site/artisans')
  return (
    <>
      <WorkshopHead profile={profile} env={env} level={level} />
      {!hasStory(profile) && (
        <div className="site-workshop-empty">
          <Ornament shape="medallion" tone="walnut" />
          <p>{t('empty')}</p>
        </div>
      )}
      <div className="site-workshop-blocks">
        <PageBlocks page={{ nodes: workshopBlocks(profile, { language, t }), data: {} }} />
      </div>
      {children}
      <WorkshopContacts profile={profile} env={env} />
    </>
  )
}
