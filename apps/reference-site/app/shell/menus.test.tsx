import { LANGUAGES, type MenuItem } from '@shyrdak/sdk/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageContext } from '../page/page-context.ts'
import { Menu, menuPath } from './menu.tsx'
import { SiteFooter } from './site-footer.tsx'

let ids = 0
const entry = (title: string, url: string, childrens: MenuItem[] = []): MenuItem => ({
  id: (ids += 1),
  title,
  url,
  childrens,
})

/** The three levels that a manager may give a menu. */
const TREE = [
  entry('Rugs', '/categories/rugs', [
    entry('By technique', '/categories/technique', [
      entry('Shyrdaks', '/categories/shyrdaks'),
      entry('Ala-kiyiz', '/categories/ala-kiyiz'),
    ]),
    entry('Runners', '/categories/runners'),
  ]),
  entry('Blog', '/blog'),
]
const IN_ORDER = [
  ['Rugs', '/ru/categories/rugs'],
  ['By technique', '/ru/categories/technique'],
  ['Shyrdaks', '/ru/categories/shyrdaks'],
  ['Ala-kiyiz', '/ru/categories/ala-kiyiz'],
  ['Runners', '/ru/categories/runners'],
  ['Blog', '/ru/blog'],
]
const pageContext: PageContext = {
  language: 'ru',
  country: 'KG',
  hasChosenCountry: true,
  prefix: '/ru',
  path: '/',
  origin: 'https://store.example',
  apiHost: '',
}

const headerMenu = (path: string) => {
  const t = messagesIn('ru', 'site/shell')
  render(<Menu items={TREE} t={t} path={path} link={(to) => `/ru${to}`} />)
  return document.querySelector('.site-menu-list')
}
const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
const listWith = (link: string) => screen.getByText(link).closest('li')

test('the header’s menu links to the entries of all three levels, each below its own parent', () => {
  const menu = headerMenu('/')
  expect(linksIn(menu).slice(0, IN_ORDER.length)).toEqual(IN_ORDER)
  expect(within(listWith('By technique')!).getByText('Shyrdaks')).toBeVisible()
  expect(within(listWith('By technique')!).queryByText('Runners')).toBeNull()
})

test('an entry of the third level is marked on its own page', () => {
  const path = '/categories/shyrdaks'
  expect(menuPath(TREE, path)).toBe(path)
  const menu = headerMenu(path)
  expect([...menu!.querySelectorAll('[aria-current=page]')].map((link) => link.textContent)).toEqual([
    'Shyrdaks',
  ])
})

test.each(LANGUAGES)(
  'the footer in %s links to the entries of all levels, with or without children',
  (language) => {
    const shell = { menu: [], wholesaleMenu: [], footer: TREE, head: [], countries: [], payments: [] }
    render(<SiteFooter pageContext={{ ...pageContext, language }} shell={shell} path="/" />)
    const columns = document.querySelector('.site-footer-columns')
    expect(linksIn(columns)).toEqual(IN_ORDER)
    const headings = [...(columns?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent)
    expect(headings).toEqual(['Rugs', 'Blog'])
  },
)

test('a footer heading whose page is listed below it is linked once', () => {
  const footer = [entry('Help', '/pages/faq', [entry('Questions', '/pages/faq')])]
  const shell = { menu: [], wholesaleMenu: [], footer, head: [], countries: [], payments: [] }
  render(<SiteFooter pageContext={pageContext} shell={shell} path="/" />)
  const links = [...document.querySelectorAll('.site-footer-columns a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Questions'])
})
