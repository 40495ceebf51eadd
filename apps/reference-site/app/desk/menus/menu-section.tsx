import './menus.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useBrokenLinks } from '../places/use-broken-links.ts'
import { SortableList } from '../sorting/sortable-list.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { MenuEntryFields } from './menu-entry-fields.tsx'
import { MENU_LEVELS, menuFormOf, type MenuRow } from './menu-form.ts'
import { TheirMenu } from './their-menu.tsx'
import { ADD_ENTRY_ID, useMenuForm, type MenuCalls } from './use-menu-form.ts'

interface Props extends MenuCalls {
  title: string
}

/** The form for a menu's entries, their order and nesting, saved as a whole. */
export function MenuSection({ title, ...menu }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/menus')
  const { ref, form, change, errorOf, submit, state, isOpen, show, type, add, remove } = useMenuForm(menu)
  const broken = useBrokenLinks(form.filter((row) => !isOpen(row)).map(({ url }) => url))
  const nameOf = (row: MenuRow) => localized(row.title, language) || t('unnamed')
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
                onRemove={() => remove(row.id)}
              />
            )
          }
        </SortableList>
        <div>
          <Button
            id={ADD_ENTRY_ID}
            tone="secondary"
            size="small"
            disabled={state.isSaving}
            onClick={() => add()}
          >
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
