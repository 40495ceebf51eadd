import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface AllProps {
  count: number
  of: number
  onSelect: (isSelected: boolean) => void
}

/** Selects or deselects all rows of the page. */
export function SelectAll({ count, of, onSelect }: AllProps) {
  const t = messagesIn(usePageContext().language, 'desk/list')
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < of
      }}
      name="select-all"
      label={t('selectAll')}
      checked={count === of}
      onChange={({ currentTarget: { checked } }) => onSelect(checked)}
    />
  )
}

interface RowProps {
  label: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** Selects a row. The label has the row's height, so that a tap does not hit the row's link by mistake. */
export const SelectRow = ({ label, isSelected, onSelect }: RowProps) => (
  <label className="site-desk-select">
    <input
      type="checkbox"
      className="shyrdak-checkbox-box"
      checked={isSelected}
      onChange={({ currentTarget: { checked } }) => onSelect(checked)}
    />
    <span className="shyrdak-hidden">{label}</span>
  </label>
)
