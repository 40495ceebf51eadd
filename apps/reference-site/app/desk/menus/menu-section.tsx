import './menus.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { ManagedMenu, NewMenu } from '@shyrdak/sdk/management'
import { useEffect, useRef, useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useBrokenLinks } from '../places/use-broken-links.ts'
import { SortableList } from '../sorting/sortable-list.tsx'
import { without } from '../sorting/sorted-rows.ts'
import { MenuEntry } from './menu-entry.tsx'
import { MenuEntryFields } from './menu-entry-fields.tsx'
import {
  addedRow,
  MENU_LEVELS,
  menuChanges,
  menuFormOf,
  menuToSend,
  menuWrong,
  type MenuRow,
} from './menu-form.ts'
import { renewMenu } from './renew-menu.ts'
import { TheirMenu } from './their-menu.tsx'

interface Props {
  title: string
  menu: ManagedMenu
  /** Resolves with the stored menu. */
  save: (body: NewMenu) => Promise<ManagedMenu>
  reload: () => Promise<ManagedMenu>
}

const FIELDS = [...LANGUAGES.map((language) => `title.${language}`), 'url']

/** The form for a menu's entries, their order and nesting, saved as a whole. */
export function MenuSection({ title, menu, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/menus')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  /** The entry whose fields were opened last and get the focus, or its button after closing them. */
  const [focused, setFocused] = useState<{ id: string; on: 'fields' | 'button' } | null>(null)
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
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
  const isOpen = ({ id }: MenuRow) => open.has(id) || FIELDS.some((field) => errorOf(`${id}.${field}`))
  const broken = useBrokenLinks(form.filter((row) => !isOpen(row)).map(({ url }) => url))
  const nameOf = (row: MenuRow) => localized(row.title, language) || t('unnamed')
  const done = useRef(focused)
  useEffect(() => {
    if (focused === done.current) return
    done.current = focused
    const row = focused && ref.current?.querySelector(`[data-row="${focused.id}"]`)
    row?.querySelector<HTMLElement>(focused?.on === 'fields' ? 'input' : '[data-edit]')?.focus()
  })

  function show(id: string, isShown: boolean) {
    setOpen((now) => new Set(isShown ? [...now, id] : [...now].filter((one) => one !== id)))
    setFocused({ id, on: isShown ? 'fields' : 'button' })
  }
  /** Updates the texts of an entry, but not its depth. */
  const type = (typed: MenuRow, field: string) =>
    change(
      (now) => now.map((one) => (one.id === typed.id ? { ...one, ...typed, depth: one.depth } : one)),
      field,
    )
  function add(parent?: string) {
    const { rows, id } = addedRow(form, parent)
    change(() => rows, 'items')
    show(id, true)
  }

  const general = errorOf('items')
  return (
    <section className="site-desk-section" aria-label={title}>
      <p className="site-desk-note">{t('lead')}</p>
      {broken.size > 0 ? (
        <Alert tone="warning" live="polite" title={t('brokenTitle')}>
          {t('brokenText', { count: form.filter(({ url }) => broken.has(url)).length })}
        </Alert>
      ) : null}
      <form ref={ref} noValidate onSubmit={submit}>
        <SortableList
          label={title}
          rows={form}
          levels={MENU_LEVELS}
          isLocked={state.isSaving}
          nameOf={nameOf}
          onChange={(rows) => change(() => rows)}
        >
          {(row) =>
            isOpen(row) ? (
              <MenuEntryFields
                row={row}
                isLocked={state.isSaving}
                errorOf={errorOf}
                onChange={type}
                onAddBelow={() => add(row.id)}
                onClose={() => show(row.id, false)}
              />
            ) : (
              <MenuEntry
                name={nameOf(row)}
                url={row.url}
                isBroken={broken.has(row.url)}
                isLocked={state.isSaving}
                onEdit={() => show(row.id, true)}
                onRemove={() => change((now) => without(now, row.id), 'items')}
              />
            )
          }
        </SortableList>
        <div>
          <Button tone="secondary" size="small" disabled={state.isSaving} onClick={() => add()}>
            {t('add')}
          </Button>
        </div>
        {general ? <Alert tone="danger">{general}</Alert> : null}
        <SaveBar
          {...state}
          stale={
            state.outcome.kind === 'stale' ? (
              <TheirMenu
                before={menuFormOf(state.outcome.before)}
                now={menuFormOf(state.outcome.now)}
                form={form}
                isLocked={state.isSaving}
                nameOf={nameOf}
                onTake={type}
              />
            ) : null
          }
          saved={t('saved')}
        />
      </form>
    </section>
  )
}
