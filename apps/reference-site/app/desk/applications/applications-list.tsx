import type { WholesaleApplication } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'
import { ReasonDialog } from '../moderation/reason-dialog.tsx'
import { useModeration, type ModerationCalls } from '../moderation/use-moderation.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { deskMessages } from '../desk-messages.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationRow } from './application-row.tsx'
import { applicationsMessages, type ApplicationsMessages } from './applications-messages.ts'
import { APPLICATION_FILTERS, type loadApplications } from './load-applications.ts'

const moderationOf = (messages: ApplicationsMessages): ModerationCalls<WholesaleApplication> => ({
  read: ({ wholesaleApplications }, id) => wholesaleApplications.read({ params: { id } }),
  approve: ({ wholesaleApplications }, { id, revision }) =>
    wholesaleApplications.approve({ params: { id }, query: { revision } }),
  reject: ({ wholesaleApplications }, { id, revision }, reason) =>
    wholesaleApplications.reject({ params: { id }, query: { revision }, body: { reason } }),
  approved: ({ company }) => messages.approved(company),
  rejected: ({ company }) => messages.rejected(company),
})

/** Who asks to be a wholesale client, and what is decided of it. */
export function ApplicationsList({ list, filter, text }: Awaited<ReturnType<typeof loadApplications>>) {
  const { language } = usePageContext()
  const messages = applicationsMessages[language]
  const moderation = useModeration(list.data, moderationOf(messages))
  const { rejecting, isSaving, failure, current, isReloaded } = moderation
  const isTakenBack = rejecting?.status === 'active'
  const status = filter === 'waiting' ? undefined : filter
  return (
    <DeskPage title={messages.title}>
      <div className="site-desk-actions">
        <DeskFilters
          label={deskMessages[language].filters}
          keep={{ text }}
          filters={APPLICATION_FILTERS.map((one) => ({
            title: messages.filters[one],
            query: { status: one === 'waiting' ? undefined : one },
          }))}
        />
        <DeskSearch label={messages.find} text={text} keep={{ status }} />
      </div>
      <DeskList page={list} empty={text ? deskMessages[language].nothingFound : messages.empty[filter]}>
        {moderation.shown.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            isModerated={moderation.isModerated(application)}
            isBusy={isSaving && current === application.id}
            failure={!rejecting && current === application.id ? failure : null}
            onApprove={() => void moderation.approve(application)}
            onRefuse={() => moderation.startRejection(application)}
            onReload={() => void moderation.reload(application.id)}
          />
        ))}
      </DeskList>
      {rejecting ? (
        <ReasonDialog
          title={(isTakenBack ? messages.takeBackTitle : messages.refuseTitle)(rejecting.company)}
          submit={isTakenBack ? messages.takeBack : messages.reject}
          readerLanguage={rejecting.language}
          failure={failure}
          isSaving={isSaving}
          isReloaded={isReloaded}
          onSubmit={(reason) => void moderation.reject(reason)}
          onRefetch={() => void moderation.refetch()}
          onCancel={() => void moderation.cancelRefusal()}
        >
          <p>{messages.refuseText}</p>
          {isReloaded ? <ApplicationFacts application={rejecting} /> : null}
        </ReasonDialog>
      ) : null}
    </DeskPage>
  )
}
