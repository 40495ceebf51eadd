import { wholesaleApplications, type WholesaleApplication } from '@shyrdak/sdk/contract'
import { deskMessages } from '../desk-messages.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { applicationsMessages, type ApplicationsMessages } from './applications-messages.ts'

const ofRow = ({ id, revision }: WholesaleApplication) => ({ params: { id }, query: { revision } })

/** Who asks to be a wholesale client, and what is decided of it. Those who wait are what there is to do. */
const list = defineList({
  name: 'applications',
  endpoint: wholesaleApplications.list,
  messages: applicationsMessages,
  filters: {
    status: oneOf({
      options: ['waiting', 'active', 'rejected', 'all'],
      title: (status, { messages }: ListContext<ApplicationsMessages>) => messages.filters[status],
      query: (status) => (status === 'all' ? {} : { status }),
    }),
    text: textFilter(({ messages }: ListContext<ApplicationsMessages>) => messages.find),
  },
  empty: ({ status, text }, { messages, language }) =>
    text ? deskMessages[language].nothingFound : messages.empty[status],
  columns: {
    company: { cell: ({ company }) => company },
    facts: { cell: (application) => <ApplicationFacts application={application} /> },
  },
  actions: {
    approve: {
      label: (_, { messages }) => messages.approve,
      isOffered: ({ status }) => status !== 'active',
      run: (call, row) => call(wholesaleApplications.approve, ofRow(row)),
      done: ({ company }, { messages }) => messages.approved(company),
    },
    reject: {
      label: ({ status }, { messages }) => (status === 'active' ? messages.takeBack : messages.reject),
      tone: ({ status }) => (status === 'active' ? 'quiet' : 'secondary'),
      isOffered: ({ status }) => status !== 'rejected',
      reason: {
        title: ({ status, company }, { messages }) =>
          (status === 'active' ? messages.takeBackTitle : messages.refuseTitle)(company),
        text: ({ messages }) => messages.refuseText,
        language: ({ language }) => language,
        read: (call, { id }) => call(wholesaleApplications.read, { params: { id } }),
      },
      run: (call, row, reason) => call(wholesaleApplications.reject, { ...ofRow(row), body: { reason } }),
      done: ({ company }, { messages }) => messages.rejected(company),
    },
  },
})

export default list.Page
export const { meta } = list
