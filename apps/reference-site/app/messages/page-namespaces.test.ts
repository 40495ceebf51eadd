import { expect, test } from 'vitest'
import { namespacesOf } from './page-namespaces.ts'

test('the account’s root page has the texts of the pages that it redirects to', () => {
  expect(namespacesOf('/admin')).toEqual(namespacesOf('/admin/craftsman-profile'))
  expect(namespacesOf('/admin')).toContain('site/craftsman')
})

test('a login page has the texts of the account pages that it returns to', () => {
  for (const login of ['/admin/login', '/admin/craftsman/login'])
    expect(namespacesOf(login)).toEqual(namespacesOf('/admin/basket'))
})

test('shop pages do not have the texts of the account or the desk', () => {
  expect(namespacesOf('/administration')).not.toContain('site/craftsman')
  expect(namespacesOf('/')).not.toContain('site/desk')
})
