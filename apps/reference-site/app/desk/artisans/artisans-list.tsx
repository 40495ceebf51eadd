import { managedArtisans, type ManagedArtisan } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf } from '../list/list-filter.ts'
import { ArtisanFacts } from './artisan-facts.tsx'

const ofRow = ({ id, revision }: ManagedArtisan) => ({ params: { id }, query: { revision } })

/** Artisans who ask to be published, and all others. Shows the waiting ones by default. */
export default defineList({
  endpoint: managedArtisans.list,
  namespace: 'desk/artisans',
  filters: {
    state: oneOf({
      options: ['waiting', 'published', 'returned', 'all'],
      title: (state, { t }: ListContext<'desk/artisans'>) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
  },
  empty: ({ state }, { t }) => t(`empty.${state}`),
  columns: {
    name: { cell: ({ profile }, { language }) => localized(profile.name, language) },
    facts: { cell: (artisan) => <ArtisanFacts artisan={artisan} /> },
  },
  actions: {
    publish: {
      label: (_, { t }) => t('publish'),
      isOffered: ({ state }) => state !== 'published',
      run: (call, row) => call(managedArtisans.publish, ofRow(row)),
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
        read: (call, { id }) => call(managedArtisans.read, { params: { id } }),
      },
      run: (call, row, reason) => call(managedArtisans.sendBack, { ...ofRow(row), body: { reason } }),
      done: ({ profile }, { t, language }) => t('sentBack', { name: localized(profile.name, language) }),
    },
  },
})
