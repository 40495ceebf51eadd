import { managedWorkshops, type ManagedWorkshop } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf } from '../list/list-filter.ts'
import { WorkshopFacts } from './workshop-facts.tsx'

const ofRow = ({ id, revision }: ManagedWorkshop) => ({ params: { id }, query: { revision } })

/** Workshops that ask to be shown, and all others. Those who wait are what there is to do. */
export default defineList({
  name: 'workshops',
  endpoint: managedWorkshops.list,
  namespace: 'desk/workshops',
  filters: {
    state: oneOf({
      options: ['waiting', 'published', 'returned', 'all'],
      title: (state, { t }: ListContext<'desk/workshops'>) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
  },
  empty: ({ state }, { t }) => t(`empty.${state}`),
  columns: {
    name: { cell: ({ profile }, { language }) => localized(profile.name, language) },
    facts: { cell: (workshop) => <WorkshopFacts workshop={workshop} /> },
  },
  actions: {
    publish: {
      label: (_, { t }) => t('publish'),
      isOffered: ({ state }) => state !== 'published',
      run: (call, row) => call(managedWorkshops.publish, ofRow(row)),
      done: ({ profile }, { t, language }) => t('published', { name: localized(profile.name, language) }),
    },
    sendBack: {
      label: ({ state }, { t }) => t(state === 'published' ? 'hide' : 'sendBack'),
      tone: ({ state }) => (state === 'published' ? 'quiet' : 'secondary'),
      isOffered: ({ state }) => state !== 'returned',
      reason: {
        title: ({ profile }, { t, language }) =>
          t('sendBackTitle', { name: localized(profile.name, language) }),
        text: ({ t }) => t('sendBackText'),
        language: ({ craftsman }) => craftsman?.language ?? 'ru',
        read: (call, { id }) => call(managedWorkshops.read, { params: { id } }),
      },
      run: (call, row, reason) => call(managedWorkshops.sendBack, { ...ofRow(row), body: { reason } }),
      done: ({ profile }, { t, language }) => t('sentBack', { name: localized(profile.name, language) }),
    },
  },
})
