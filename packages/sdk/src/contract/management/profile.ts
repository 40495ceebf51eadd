import { owner } from '../access.ts'
import { Person, PersonChanges } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { UNCONFIRMED_LIMIT } from '../rate-limits.ts'

export const managerProfile = {
  read: endpoint({
    method: 'GET',
    path: '/management/profile',
    summary: 'Retrieve the profile of the current manager.',
    access: owner('management'),
    response: Person,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/profile',
    summary: 'Update the name, phone, language or email of the current manager.',
    access: owner('management'),
    body: PersonChanges,
    response: Person,
    limit: UNCONFIRMED_LIMIT,
  }),
}
