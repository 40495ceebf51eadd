import type { WholesaleApplication } from '@shyrdak/sdk/contract'
import { usePageVisit } from '../../page/use-visit.ts'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'
import { useDecisions, type DecisionCalls } from '../decisions/use-decisions.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { deskWords } from '../desk-words.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationRow } from './application-row.tsx'
import { applicationsWords, type ApplicationsWords } from './applications-words.ts'
import { APPLICATION_FILTERS, type loadApplications } from './load-applications.ts'

const decisionsOf = (words: ApplicationsWords): DecisionCalls<WholesaleApplication> => ({
  read: ({ wholesaleApplications }, id) => wholesaleApplications.read({ params: { id } }),
  accept: ({ wholesaleApplications }, { id, revision }) =>
    wholesaleApplications.approve({ params: { id }, query: { revision } }),
  refuse: ({ wholesaleApplications }, { id, revision }, reason) =>
    wholesaleApplications.refuse({ params: { id }, query: { revision }, body: { reason } }),
  accepted: ({ company }) => words.approved(company),
  refused: ({ company }) => words.refused(company),
})

/** Who asks to be a wholesale client, and what is decided of it. */
export function ApplicationsList({ list, filter, text }: Awaited<ReturnType<typeof loadApplications>>) {
  const { language } = usePageVisit()
  const words = applicationsWords[language]
  const decisions = useDecisions(list.data, decisionsOf(words))
  const { refusing, isSaving, failure, current, isAnew } = decisions
  const isTakenBack = refusing?.status === 'active'
  const status = filter === 'waiting' ? undefined : filter
  return (
    <DeskPage title={words.title}>
      <div className="site-desk-tools">
        <DeskFilters
          label={deskWords[language].filters}
          keep={{ text }}
          filters={APPLICATION_FILTERS.map((one) => ({
            title: words.filters[one],
            query: { status: one === 'waiting' ? undefined : one },
          }))}
        />
        <DeskSearch label={words.find} text={text} keep={{ status }} />
      </div>
      <DeskList page={list} empty={text ? deskWords[language].nothingFound : words.empty[filter]}>
        {decisions.shown.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            isDecided={decisions.isDecided(application)}
            isBusy={isSaving && current === application.id}
            failure={!refusing && current === application.id ? failure : null}
            onApprove={() => void decisions.accept(application)}
            onRefuse={() => decisions.startRefusal(application)}
            onLoadAnew={() => void decisions.loadAnew(application.id)}
          />
        ))}
      </DeskList>
      {refusing ? (
        <ReasonDialog
          title={(isTakenBack ? words.takeBackTitle : words.refuseTitle)(refusing.company)}
          submit={isTakenBack ? words.takeBack : words.refuse}
          readerLanguage={refusing.language}
          failure={failure}
          isSaving={isSaving}
          isAnew={isAnew}
          onSubmit={(reason) => void decisions.refuse(reason)}
          onReadAnew={() => void decisions.readAnew()}
          onCancel={() => void decisions.cancelRefusal()}
        >
          <p>{words.refuseText}</p>
          {isAnew ? <ApplicationFacts application={refusing} /> : null}
        </ReasonDialog>
      ) : null}
    </DeskPage>
  )
}
