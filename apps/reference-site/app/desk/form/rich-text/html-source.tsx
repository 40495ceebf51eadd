import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { controlAttributes } from './control-attributes.ts'

interface Props extends RichTextFieldProps {
  /** The elements that editing as text would lose. */
  lost: readonly string[] | null
  onEditText: () => void
  onLoseIt: () => void
}

/** The HTML source of a text, with the reason why it is not edited as text. */
export function HtmlSource({ lost, value, onChange, onEditText, onLoseIt, ...field }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const names = (lost ?? []).map((name) => `<${name}>`).join(', ')
  return (
    <div className="site-rich" data-mode="html">
      <div className="site-rich-bar">
        <span className="site-rich-mode">{t('richText.source')}</span>
        <Button tone="quiet" size="small" disabled={field.readOnly} onClick={onEditText}>
          {t('richText.editText')}
        </Button>
      </div>
      {lost === null ? null : (
        <Alert tone="warning" live="polite" title={t('richText.wouldLose')}>
          <p>{names === '' ? t('richText.wouldLoseDetails') : t('richText.wouldLoseNames', { names })}</p>
          <Button tone="secondary" size="small" disabled={field.readOnly} onClick={onLoseIt}>
            {t('richText.loseIt')}
          </Button>
        </Alert>
      )}
      <textarea
        {...controlAttributes(field)}
        name={field.name}
        className="site-rich-source"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        lang={LANGUAGE_TAGS[field.language]}
        readOnly={field.readOnly}
        required={field.required}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
