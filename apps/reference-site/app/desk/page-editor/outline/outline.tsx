import { Button } from '@shyrdak/blocks/parts/button'
import {
  findBlock,
  pathTo,
  sameTexts,
  selectPageEditor,
  type BlockId,
  type EditorBlock,
} from '@shyrdak/state-machines/page-editor'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { answerBlockKey } from '../editor-keys.ts'
import { openFields } from '../open-fields.ts'
import { checkBlock } from '../preview/block-faults.ts'
import { useEdited, useEditor } from '../use-editor.ts'
import { OutlineItem, rowId, type RowMark } from './outline-item.tsx'
import { outlineRows } from './outline-rows.ts'
import { useBlockDrag } from './use-block-drag.ts'

const isWrong = (block: EditorBlock): boolean => {
  const { faults, isKnown } = checkBlock(block)
  return !isKnown || faults.length > 0
}

/** The blocks of the page as a tree: select, move, collapse, add and remove, by keyboard and pointer. */
export function Outline() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const editor = useEditor()
  const { commands, ui, kind } = editor
  const page = useEdited((snapshot) => selectPageEditor(snapshot).page)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const selected = useEdited((snapshot) => selectPageEditor(snapshot).selected)
  const issues = useEdited(({ context }) => context.issues)
  const [folded, setFolded] = useState<ReadonlySet<BlockId>>(new Set())
  const tree = page.trees[shown]
  const same = useMemo(() => sameTexts(page, shown), [page, shown])
  const { dragged, drop, handlers } = useBlockDrag()
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  // Expands the ancestors of a block that was selected elsewhere.
  const around = selected === null ? [] : pathTo(tree, selected).slice(0, -1)
  const hidden = around.filter(({ id }) => folded.has(id))
  if (hidden.length > 0) setFolded(new Set([...folded].filter((id) => !hidden.some((one) => one.id === id))))
  const rows = outlineRows(tree, folded)

  useEffect(() => {
    const isThere = selected === null || findBlock(tree, selected) !== undefined
    const row = isThere ? root.current?.querySelector<HTMLElement>(`#${rowId(selected)}`) : null
    row?.scrollIntoView({ block: 'nearest' })
    // Moves the focus to the selected row if it is in the outline, or was in a row that is gone; never out of
    // a field.
    const { activeElement } = document
    const isHere =
      root.current?.contains(activeElement) || (hadFocus.current && activeElement === document.body)
    if (isHere) row?.focus({ preventScroll: true })
  }, [selected, tree])

  const fold = (id: BlockId, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id)))

  function onKeyDown(event: KeyboardEvent) {
    const index = rows.findIndex(({ block }) => block.id === selected)
    const row = rows[index]
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const go = (id: BlockId | null | undefined) => id !== undefined && commands.select(id)
    if (isPlain && event.key === 'ArrowDown') go(rows[index + 1]?.block.id)
    else if (isPlain && event.key === 'ArrowUp') go(index > 0 ? rows[index - 1]?.block.id : null)
    else if (isPlain && event.key === 'Home') go(null)
    else if (isPlain && event.key === 'End') go(rows.at(-1)?.block.id)
    else if (isPlain && event.key === 'ArrowRight') {
      if (row?.isOpen === false) fold(row.block.id, false)
      else go(row ? row.block.children[0]?.id : tree[0]?.id)
    } else if (isPlain && event.key === 'ArrowLeft') {
      if (row?.isOpen) fold(row.block.id, true)
      else if (selected !== null) go(around.at(-1)?.id ?? null)
    } else if (!answerBlockKey(event, { ...editor, openFields: () => openFields(ui) })) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onClick({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null
    if (!row) return undefined
    const id = row.dataset['block']
    const sign = target instanceof Element && target.closest<HTMLElement>('[data-fold]')
    if (sign) return fold(Number(id), sign.dataset['fold'] === 'open')
    commands.select(id === undefined ? null : Number(id))
    row.focus()
    return undefined
  }

  const markOf = (block: EditorBlock): RowMark => {
    const isRefused = issues.some((one) => one.block?.id === block.id && one.block.language === shown)
    if (isRefused || isWrong(block)) return 'wrong'
    return same.has(block.id) ? 'same' : null
  }
  return (
    <section className="site-editor-outline" aria-label={t('outline')} data-pane="outline">
      <div
        ref={root}
        role="tree"
        aria-label={t('outline')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) hadFocus.current = false
        }}
        onCopy={(event) => copy(event.nativeEvent, false)}
        onCut={(event) => copy(event.nativeEvent, true)}
        onPaste={(event) => {
          if (commands.paste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
        {...handlers}
      >
        <div
          id={rowId(null)}
          className="site-editor-row"
          data-level="page"
          role="treeitem"
          aria-level={1}
          aria-selected={selected === null}
          tabIndex={selected === null ? 0 : -1}
        >
          <EditorIcon name="page" />
          <span className="site-editor-row-text">
            <span>{t(`kinds.${kind.name}`)}</span>
          </span>
        </div>
        {rows.map((row) => (
          <OutlineItem
            key={row.block.id}
            {...row}
            isSelected={row.block.id === selected}
            isTabStop={row.block.id === selected}
            mark={markOf(row.block)}
            drop={drop?.target === row.block.id ? drop.side : null}
            isDragged={dragged === row.block.id}
          />
        ))}
      </div>
      <Button tone="secondary" size="small" wide onClick={() => ui.set({ palette: commands.placeAtEnd() })}>
        {t('addAtEnd')}
      </Button>
    </section>
  )

  function copy(event: ClipboardEvent, isCut: boolean) {
    const text = commands.copy(isCut)
    if (text === null) return
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    ui.announce(isCut ? t('announced.cut') : t('announced.copied'))
  }
}
