import { Icon } from '@shyrdak/blocks/parts/icon'
import { UPLOAD_FORMATS } from '@shyrdak/sdk/contract'
import { useId } from 'react'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  readonly isDisabled: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The value of the file input's `accept` attribute. */
const ACCEPTED = [...UPLOAD_FORMATS, 'jpeg'].map((format) => `.${format}`).join(',')

/** A file input styled as a button. */
export function AttachFiles({ isDisabled, onChoose }: Props) {
  const t = useMessages('chat')
  const id = useId()
  return (
    <label className="shyrdak-chat-attach" title={t('attachHint')}>
      <Icon name="plus" />
      <span>{t('attach')}</span>
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={isDisabled}
        aria-describedby={id}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          currentTarget.value = ''
        }}
      />
      <span className="shyrdak-hidden" id={id}>
        {t('attachHint')}
      </span>
    </label>
  )
}
