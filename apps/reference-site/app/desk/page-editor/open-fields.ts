import type { EditorUiStore } from './editor-ui.ts'

const FIRST = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=textbox]'

/** Focuses the first field of the selected block, and shows its pane on phones. */
export function openFields(ui: EditorUiStore): void {
  ui.set({ pane: 'fields' })
  requestAnimationFrame(() => {
    const pane = document.querySelector<HTMLElement>('[data-pane=fields]')
    ;(pane?.querySelector<HTMLElement>(FIRST) ?? pane)?.focus()
  })
}

/** Focuses the selected block in the outline, if that is visible. */
export function focusSelectedRow(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-pane=outline] [role=treeitem][tabindex="0"]')?.focus(),
  )
}

/** Shows a pane and focuses it. */
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
