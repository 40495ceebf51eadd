import * as z from 'zod/mini'
import { isSafeHref } from '#rules/page-safety.ts'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { CONTENT_BYTES } from './managed.ts'
import { requiredTexts } from '../../texts.ts'

export const MENU_NAMES = ['retail', 'wholesale', 'footer'] as const
export const MenuName = z.enum(MENU_NAMES)
export type MenuName = z.infer<typeof MenuName>

const entry = {
  title: requiredTexts(120),
  url: z.string().check(z.minLength(1), z.maxLength(2000), z.refine(isSafeHref)),
}
const MAX_ENTRIES = 60
const Leaf = z.object(entry)
const Branch = z.object({ ...entry, childrens: z.optional(z.array(Leaf).check(z.maxLength(MAX_ENTRIES))) })

/** A menu entry with its children, three levels in total. `childrens` is the spec's spelling. */
export const NewMenuItem = z.object({
  ...entry,
  childrens: z.optional(z.array(Branch).check(z.maxLength(MAX_ENTRIES))),
})
export type NewMenuItem = z.infer<typeof NewMenuItem>

/** A menu is replaced as a whole. */
export const NewMenu = z.object({ items: z.array(NewMenuItem).check(z.maxLength(MAX_ENTRIES)) })
export type NewMenu = z.infer<typeof NewMenu>

/** A menu entry in every language. */
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
  revision: Revision,
})
export type ManagedMenu = z.infer<typeof ManagedMenu>

const params = z.object({ name: MenuName })

export const managedMenus = {
  list: endpoint({
    method: 'GET',
    path: '/management/content/menus',
    summary: 'List menus in every language.',
    access: managers,
    response: z.array(ManagedMenu),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/content/menus/:name',
    summary: 'Retrieve a menu in every language.',
    access: managers,
    params,
    response: ManagedMenu,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/content/menus/:name',
    summary: 'Replace the entries of a menu at the given revision.',
    access: managers,
    params,
    query: z.object({ revision: Revision }),
    body: NewMenu,
    response: ManagedMenu,
    errors: { STALE: {} },
    maxBytes: CONTENT_BYTES,
  }),
}
