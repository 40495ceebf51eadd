import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { ManagedMenu, NewMenu } from '@shyrdak/sdk/management'
import { useEffect, useRef, useState } from 'react'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { without } from '../sorting/sorted-rows.ts'
import { addedRow, menuChanges, menuFormOf, menuToSend, menuWrong, type MenuRow } from './menu-form.ts'
import { renewMenu } from './renew-menu.ts'

export interface MenuCalls {
  menu: ManagedMenu
  /** Resolves with the stored menu. */
  save: (body: NewMenu) => Promise<ManagedMenu>
  reload: () => Promise<ManagedMenu>
}

/** The button that adds an entry at the end. */
export const ADD_ENTRY_ID = 'desk-menu-add'

const FIELDS = [...LANGUAGES.map((language) => `title.${language}`), 'url']

/** The form for a menu, and which of its entries show their fields. */
export function useMenuForm({ menu, save, reload }: MenuCalls) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  /** The entry whose fields were opened last and get the focus, or its button after closing them. */
  const [focused, setFocused] = useState<{ id: string; on: 'fields' | 'button' } | null>(null)
  const entries = useDeskForm({
    name: `menu ${menu.name}`,
    read: menu,
    formOf: menuFormOf,
    renew: (rows, now, before) => renewMenu(rows, menuFormOf(now), menuFormOf(before)),
    changes: (rows, read) => menuChanges(rows, menuFormOf(read)),
    isNews: (before, now) => menuChanges(menuFormOf(now), menuFormOf(before)) > 0,
    bodyOf: menuToSend,
    wrongOf: menuWrong,
    async save(body) {
      const saved = await save(body)
      // The ids of entries are their positions, which have changed.
      setOpen(new Set())
      return saved
    },
    reload,
  })
  const { ref, form, change, errorOf } = entries
  const done = useRef(focused)
  useEffect(() => {
    if (focused === done.current) return
    done.current = focused
    const row = focused && ref.current?.querySelector(`[data-row="${focused.id}"]`)
    row?.querySelector<HTMLElement>(focused?.on === 'fields' ? 'input' : '[data-edit], input')?.focus()
  })

  /** Opens or closes the fields of an entry. */
  function show(id: string, isShown: boolean) {
    setOpen((now) => new Set(isShown ? [...now, id] : [...now].filter((one) => one !== id)))
    setFocused({ id, on: isShown ? 'fields' : 'button' })
  }
  return {
    ...entries,
    /** An entry with an error shows its fields. */
    isOpen: ({ id }: MenuRow) => open.has(id) || FIELDS.some((field) => errorOf(`${id}.${field}`)),
    show,
    /** Updates the texts of an entry, but not its depth. */
    type: (typed: MenuRow, field: string) =>
      change(
        (now) => now.map((one) => (one.id === typed.id ? { ...one, ...typed, depth: one.depth } : one)),
        field,
      ),
    /** Removes an entry with those below it. The focus goes to the next one, or to the one before. */
    remove(id: string) {
      const at = form.findIndex((row) => row.id === id)
      const rows = without(form, id)
      const beside = rows[at] ?? rows[at - 1]
      change(() => rows, 'items')
      if (beside) setFocused({ id: beside.id, on: 'button' })
      else focusAfterRender(ADD_ENTRY_ID)
    },
    /** Adds an entry below `parent`, or at the end, and opens its fields. */
    add(parent?: string) {
      const { rows, id } = addedRow(form, parent)
      change(() => rows, 'items')
      show(id, true)
    },
  }
}
