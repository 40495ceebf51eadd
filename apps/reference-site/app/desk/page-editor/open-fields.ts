import type { EditorUiStore } from './editor-ui.ts'

const FIRST = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=textbox]'

/** Leads from a block to its fields: to the first that is filled in, and on phones to their pane. */
export function openFields(ui: EditorUiStore): void {
  ui.set({ pane: 'fields' })
  requestAnimationFrame(() => {
    const pane = document.querySelector<HTMLElement>('[data-pane=fields]')
    ;(pane?.querySelector<HTMLElement>(FIRST) ?? pane)?.focus()
  })
}

/** Puts the focus on the selected block in the outline, where that is seen. */
export function focusSelectedRow(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-pane=outline] [role=treeitem][tabindex="0"]')?.focus(),
  )
}

/** Puts the focus into a pane. */
export function focusPane(ui: EditorUiStore, pane: 'outline' | 'fields'): void {
  ui.set({ pane })
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-pane=${pane}]`)
    const inside = element?.querySelector<HTMLElement>(
      pane === 'outline' ? '[role=treeitem][tabindex="0"]' : FIRST,
    )
    ;(inside ?? element)?.focus()
  })
}
