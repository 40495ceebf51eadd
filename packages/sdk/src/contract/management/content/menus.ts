import * as z from 'zod/mini'
import { isSafeHref } from '../../../rules/page-safety.ts'
import { endpoint } from '../../endpoint.ts'
import { LocalizedText } from '../../localized-text.ts'
import { ContentRevision, managers } from './managed.ts'
import { filledTexts } from './texts.ts'

export const MENU_NAMES = ['retail', 'wholesale', 'footer'] as const
export const MenuName = z.enum(MENU_NAMES)
export type MenuName = z.infer<typeof MenuName>

const entry = {
  title: filledTexts(120),
  url: z.string().check(z.minLength(1), z.maxLength(2000), z.refine(isSafeHref)),
}
const MOST_ENTRIES = 60
const Leaf = z.object(entry)
const Branch = z.object({ ...entry, childrens: z.optional(z.array(Leaf).check(z.maxLength(MOST_ENTRIES))) })

/** An entry of a menu with those below it, three levels in all. `childrens` is the spec's word. */
export const NewMenuItem = z.object({
  ...entry,
  childrens: z.optional(z.array(Branch).check(z.maxLength(MOST_ENTRIES))),
})
export type NewMenuItem = z.infer<typeof NewMenuItem>

/** A menu is changed as a whole. */
export const NewMenu = z.object({ items: z.array(NewMenuItem).check(z.maxLength(MOST_ENTRIES)) })
export type NewMenu = z.infer<typeof NewMenu>

/** An entry as it is kept, in every language. */
export const ManagedMenuItem = z.object({
  title: LocalizedText,
  url: z.string(),
  get childrens() {
    return z.array(ManagedMenuItem)
  },
})
export type ManagedMenuItem = z.infer<typeof ManagedMenuItem>

export const ManagedMenu = z.object({
  name: MenuName,
  items: z.array(ManagedMenuItem),
  revision: ContentRevision,
})
export type ManagedMenu = z.infer<typeof ManagedMenu>

const params = z.object({ name: MenuName })

export const managedMenus = {
  list: endpoint({
    method: 'GET',
    path: '/management/content/menus',
    summary: 'Every menu in every language, for managers.',
    access: managers,
    response: z.array(ManagedMenu),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/content/menus/:name',
    summary: 'One menu in every language.',
    access: managers,
    params,
    response: ManagedMenu,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/content/menus/:name',
    summary: 'Change a menu that is still as it was read.',
    access: managers,
    params,
    query: z.object({ revision: ContentRevision }),
    body: NewMenu,
    response: ManagedMenu,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'STALE'],
  }),
}
