import { Button } from '@shyrdak/blocks/parts/button'
import { blankItem } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useBlockField, type BlockFieldProps, type FieldsOfProps } from './use-block-field.ts'
import type { ComponentType } from 'react'

interface Props extends BlockFieldProps {
  /** Renders the group's fields. */
  Fields: ComponentType<FieldsOfProps>
}

/** Several fields that exist together or not at all. */
export function GroupInput({ Fields, ...props }: Props) {
  const { block, field, path, same } = props
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { label, value, set } = useBlockField(props)
  if (field.kind !== 'group') return null
  return (
    <fieldset className="site-editor-group">
      <legend>{label}</legend>
      {value === undefined ? (
        <Button tone="secondary" size="small" onClick={() => set(blankItem(block.name, path))}>
          {t('add')}
        </Button>
      ) : (
        <>
          <Fields block={block} fields={field.fields} path={path} same={same} />
          {field.isRequired ? null : (
            <Button tone="quiet" size="small" onClick={() => set(undefined)}>
              {t('removeGroup')}
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}
