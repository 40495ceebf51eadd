import './craftsman.css'
import { ProposalForm } from '@shyrdak/react-store/widgets/proposal-form'
import { localized } from '@shyrdak/sdk/format'
import { useNavigate } from 'react-router'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS } from './craftsman-paths.ts'
import type { loadProposal } from './load-craftsman.ts'

/** The form for a product that an artisan proposes to sell. */
export function ProposalView({ proposal, categories, colors }: Awaited<ReturnType<typeof loadProposal>>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const navigate = useNavigate()
  const back = () => void navigate(CRAFTSMAN_PATHS.goods)
  return (
    <AccountPage title={proposal ? localized(proposal.name, language) : t('propose')}>
      {proposal?.state === 'published' ? (
        <p>{t('isPublished')}</p>
      ) : (
        <ProposalForm
          key={proposal?.id ?? 'new'}
          proposal={proposal}
          categories={categories}
          colors={colors}
          onSaved={back}
          onRemoved={back}
        />
      )}
    </AccountPage>
  )
}
