import { Icon } from '@shyrdak/blocks/parts/icon'
import { blockFields } from '@shyrdak/sdk/blocks'
import type { BlockId } from '@shyrdak/state-machines/page-editor'
import { memo, type CSSProperties } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { blockTexts } from '../block-texts.ts'
import { BlockIcon } from '../editor-icon.tsx'
import { firstText } from '../first-text.ts'
import type { DropSide } from './drop-place.ts'
import type { OutlineRow } from './outline-rows.ts'

export type RowMark = 'wrong' | 'same' | null

interface Props extends OutlineRow {
  isSelected: boolean
  /** Whether the row is the outline's tab stop. */
  isTabStop: boolean
  mark: RowMark
  drop: DropSide | null
  isDragged: boolean
}

export const rowId = (id: BlockId | null) => `editor-row-${id ?? 'page'}`

/** A block in the outline: its kind, and its first text to distinguish it from others. */
export const OutlineItem = memo(function OutlineItem(props: Props) {
  const { block, level, position, siblings, isOpen, isSelected, isTabStop, mark, drop, isDragged } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const text = firstText(blockFields(block.name), block.props)
  return (
    <div
      id={rowId(block.id)}
      className="site-editor-row"
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      draggable
      data-block={block.id}
      data-drop={drop ?? undefined}
      data-dragged={isDragged || undefined}
      style={{ '--level': level } as CSSProperties} // React has no types for custom properties
    >
      <span
        className="site-editor-fold"
        data-fold={isOpen === undefined ? undefined : isOpen ? 'open' : 'folded'}
      >
        {isOpen === undefined ? null : <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <BlockIcon name={block.name} />
      <span className="site-editor-row-text">
        <span>{blockTexts(language).nameOf(block.name)}</span>
        {text ? <span className="site-editor-row-words">{text}</span> : null}
      </span>
      {mark === null ? null : (
        <span className="site-editor-mark" data-mark={mark} title={t(`marks.${mark}`)}>
          <span className="shyrdak-hidden">{`, ${t(`marks.${mark}`)}`}</span>
        </span>
      )}
    </div>
  )
})
