import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { CHAT_MARKS } from '@shyrdak/sdk/contract'
import type { ChatFilter as Filter } from '@shyrdak/state-machines/chat'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  readonly name: string
  readonly chosen: Filter | null
  readonly onChoose: (filter: Filter | null) => void
}

const FILTERS = ['all', 'file', ...CHAT_MARKS.filter((mark) => mark !== 'none')] as const

/** Shows all messages, those with files, or those with one mark. */
export function ChatFilter({ name, chosen, onChoose }: Props) {
  const t = useMessages('chat')
  return (
    <RadioGroup
      name={name}
      label={t('filter')}
      value={chosen ?? 'all'}
      options={FILTERS.map((filter) => ({
        value: filter,
        label: filter === 'all' || filter === 'file' ? t(filter) : t(`marks.${filter}`),
      }))}
      onChange={(value) => {
        const filter = FILTERS.find((one) => one === value) ?? 'all'
        onChoose(filter === 'all' ? null : filter)
      }}
    />
  )
}
