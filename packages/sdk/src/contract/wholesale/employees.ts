import * as z from 'zod/mini'
import { EMPLOYEE_ROLES, wholesaleClient } from '../access.ts'
import { Done, Email, PersonFields } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { EMAILS_LIMIT, MAILING_LIMIT } from '../rate-limits.ts'
import { Id, Instant } from '../scalars.ts'

export const Role = z.enum(EMPLOYEE_ROLES)

/** A person who acts for a wholesale client; `invited` until they have set their own password. */
export const Employee = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: Role,
  status: z.enum(['invited', 'active']),
  created_at: Instant,
})
export type Employee = z.infer<typeof Employee>

/** The invitation is written in `language`, or in the language of the request. */
export const NewEmployee = z.object({
  first_name: PersonFields.first_name,
  last_name: PersonFields.last_name,
  email: Email,
  role: Role,
  language: z.optional(Language),
})
export type NewEmployee = z.infer<typeof NewEmployee>

/** Omitted fields stay unchanged. */
export const EmployeeChanges = z.object({
  first_name: z.optional(PersonFields.first_name),
  last_name: z.optional(PersonFields.last_name),
  role: z.optional(Role),
})
export type EmployeeChanges = z.infer<typeof EmployeeChanges>

const forOwners = wholesaleClient('owner')
const params = z.object({ id: Id })

export const employees = {
  list: endpoint({
    method: 'GET',
    path: '/wholesale/employee',
    summary: 'List the company’s employees.',
    access: forOwners,
    response: z.array(Employee),
  }),
  create: endpoint({
    method: 'POST',
    path: '/wholesale/employee',
    summary: 'Invite an employee by email. They set their own password.',
    access: forOwners,
    body: NewEmployee,
    response: Employee,
    limit: MAILING_LIMIT,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/wholesale/employee/:id/invitation',
    summary: 'Send the invitation of an employee once more. NOT_FOUND once they have set their password.',
    access: forOwners,
    params,
    response: Done,
    errors: { NOT_FOUND: {} },
    limit: EMAILS_LIMIT,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/wholesale/employee/:id',
    summary: 'Update an employee’s name or role. The last owner stays an owner.',
    access: forOwners,
    params,
    body: EmployeeChanges,
    response: Employee,
    errors: { NOT_FOUND: {}, LAST_OWNER: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/wholesale/employee/:id',
    summary:
      'Remove an employee: their sessions end at once, their documents stay. The last owner cannot be removed.',
    access: forOwners,
    params,
    response: Done,
    errors: { NOT_FOUND: {}, LAST_OWNER: {} },
  }),
}
