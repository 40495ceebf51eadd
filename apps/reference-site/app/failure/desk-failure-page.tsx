import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageContext } from '../page/page-context.ts'
import { failureText, type FailureKind } from './failure-kind.ts'
import { TryAgain } from './try-again.tsx'

type Props = Pick<PageContext, 'language' | 'prefix'> & { kind: FailureKind }

/** The error page for managers, with a link to the desk instead of the shop. */
export function DeskFailurePage({ kind, language, prefix }: Props) {
  const t = messagesIn(language, 'site/failure')
  const isMissing = kind === 'missing' || kind === 'badRequest'
  return (
    <main className="site-page site-failure">
      <Ornament shape="medallion" tone="walnut" />
      <h1>{failureText(kind, t).title}</h1>
      <p>
        {t(isMissing ? 'deskMissingHint' : kind === 'unavailable' ? 'deskUnavailableHint' : 'deskFailedHint')}
      </p>
      {kind === 'unloaded' && <TryAgain t={t} />}
      <p className="site-failure-ways">
        <Button href={`${prefix}/desk`} tone={kind === 'unloaded' ? 'secondary' : 'primary'}>
          {t('toDesk')}
        </Button>
      </p>
    </main>
  )
}
