import { messagesIn } from '../../messages/messages-in.ts'
import { wholesaleApplications, type WholesaleApplication } from '@shyrdak/sdk/management'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { ApplicationFacts } from './application-facts.tsx'

const ofRow = ({ id, revision }: WholesaleApplication) => ({ params: { id }, query: { revision } })

/** Applications to become a wholesale client, with their decisions. Shows the waiting ones by default. */
export default defineList({
  endpoint: wholesaleApplications.list,
  namespace: 'desk/applications',
  filters: {
    status: oneOf({
      options: ['waiting', 'active', 'rejected', 'all'],
      title: (status, { t }: ListContext<'desk/applications'>) => t(`filters.${status}`),
      query: (status) => (status === 'all' ? {} : { status }),
    }),
    text: textFilter(({ t }: ListContext<'desk/applications'>) => t('find')),
  },
  empty: ({ status, text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t(`empty.${status}`),
  columns: {
    company: { cell: ({ company }) => company },
    facts: { cell: (application) => <ApplicationFacts application={application} /> },
  },
  actions: {
    approve: {
      label: (_, { t }) => t('approve'),
      isOffered: ({ status }) => status !== 'active',
      run: (call, row) => call(wholesaleApplications.approve, ofRow(row)),
      done: ({ company }, { t }) => t('approved', { company }),
    },
    reject: {
      label: ({ status }, { t }) => (status === 'active' ? t('takeBack') : t('reject')),
      tone: ({ status }) => (status === 'active' ? 'quiet' : 'secondary'),
      isOffered: ({ status }) => status !== 'rejected',
      reason: {
        title: ({ status, company }, { t }) =>
          t(status === 'active' ? 'takeBackTitle' : 'refuseTitle', { company }),
        text: ({ t }) => t('refuseText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(wholesaleApplications.read, { params: { id } }),
      },
      run: (call, row, reason) => call(wholesaleApplications.reject, { ...ofRow(row), body: { reason } }),
      done: ({ company }, { t }) => t('rejected', { company }),
    },
  },
})
