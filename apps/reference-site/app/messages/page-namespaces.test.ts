import { expect, test } from 'vitest'
import { namespacesOf } from './page-namespaces.ts'

test('the root of the account has the texts of the pages that it leads on to', () => {
  expect(namespacesOf('/admin')).toEqual(namespacesOf('/admin/craftsman-profile'))
  expect(namespacesOf('/admin')).toContain('site/craftsman')
})

test('a login has the texts of whatever page of an account somebody comes back to', () => {
  for (const login of ['/admin/login', '/admin/craftsman/login'])
    expect(namespacesOf(login)).toEqual(namespacesOf('/admin/basket'))
})

test('a page of the shop has none of the account’s or the desk’s own', () => {
  expect(namespacesOf('/administration')).not.toContain('site/craftsman')
  expect(namespacesOf('/')).not.toContain('site/desk')
})
