import { owner } from '../access.ts'
import { Person, PersonChanges } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'

export const managerProfile = {
  read: endpoint({
    method: 'GET',
    path: '/management/profile',
    summary: 'The manager logged in.',
    access: owner('management'),
    response: Person,
    errors: ['UNAUTHENTICATED'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/profile',
    summary: 'Change name, phone, language or e-mail.',
    access: owner('management'),
    body: PersonChanges,
    response: Person,
    errors: ['UNAUTHENTICATED'],
  }),
}
