import type { TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'

/** Somebody who has applied as a wholesale client, as a manager finds them. */
async function applied(store: TestStore, name: string) {
  const { id } = await store.sdk.auth.registration.wholesale({
    body: {
      first_name: 'Сабыр',
      last_name: 'Токтосунов',
      email: `${name}@example.kg`,
      phone: '+996700123457',
      password: 'warm wool 7',
      terms: true,
      language: 'kg',
      company: 'Сабыр жана балдары',
      country_iso_code: 'KG',
      city: 'Ош',
      comment: 'Тапочкалар, 300 жуп',
    },
  })
  const { wholesaleApplications } = (await managerOf(store)).management
  return { wholesaleApplications, params: { id }, query: { revision: 1 } }
}

/** One honest call of every endpoint about wholesale applications. */
export const WHOLESALE_DESK_CALLS: Record<string, (scene: { store: TestStore }) => Promise<unknown>> = {
  'management.wholesaleApplications.list': async ({ store }) =>
    (await managerOf(store)).management.wholesaleApplications.list({
      query: { status: 'active', text: 'ак-кийиз', per_page: 5 },
    }),
  'management.wholesaleApplications.read': async ({ store }) => {
    const { wholesaleApplications, params } = await applied(store, 'sabyr-read')
    return wholesaleApplications.read({ params })
  },
  'management.wholesaleApplications.approve': async ({ store }) => {
    const { wholesaleApplications, ...read } = await applied(store, 'sabyr-approve')
    return wholesaleApplications.approve(read)
  },
  'management.wholesaleApplications.reject': async ({ store }) => {
    const { wholesaleApplications, ...read } = await applied(store, 'sabyr-refuse')
    return wholesaleApplications.reject({ ...read, body: { reason: 'Азырынча Ошко жеткирбейбиз.' } })
  },
}
