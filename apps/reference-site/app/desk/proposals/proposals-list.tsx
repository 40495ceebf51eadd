import { managedProposals, type ManagedProposal } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf } from '../list/list-filter.ts'
import { MissingTextsDialog } from './missing-texts-dialog.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { languagesMissing } from './proposal-texts.ts'

const ofRow = ({ id, revision }: ManagedProposal) => ({ params: { id }, query: { revision } })

/** Products that artisans propose to sell. Shows the waiting ones by default. */
export default defineList({
  endpoint: managedProposals.list,
  namespace: 'desk/proposals',
  filters: {
    state: oneOf({
      options: ['waiting', 'published', 'returned', 'all'],
      title: (state, { t }: ListContext<'desk/proposals'>) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
  },
  empty: ({ state }, { t }) => t(`empty.${state}`),
  columns: {
    name: { cell: ({ name }, { language }) => localized(name, language) },
    facts: { cell: (proposal) => <ProposalFacts proposal={proposal} /> },
  },
  actions: {
    publish: {
      label: (_, { t }) => t('publish'),
      isOffered: ({ state }) => state !== 'published',
      form: { isNeeded: (row) => languagesMissing(row).length > 0, Dialog: MissingTextsDialog },
      run: (call, row) => call(managedProposals.publish, ofRow(row)),
      done: ({ name }, { t, language }) => t('published', { name: localized(name, language) }),
    },
    sendBack: {
      label: (_, { t }) => t('sendBack'),
      tone: () => 'secondary',
      isOffered: ({ state }) => state === 'waiting',
      reason: {
        title: ({ name }, { t, language }) => t('sendBackTitle', { name: localized(name, language) }),
        text: ({ t }) => t('sendBackText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(managedProposals.read, { params: { id } }),
      },
      run: (call, row, reason) => call(managedProposals.sendBack, { ...ofRow(row), body: { reason } }),
      done: ({ name }, { t, language }) => t('sentBack', { name: localized(name, language) }),
    },
  },
})
