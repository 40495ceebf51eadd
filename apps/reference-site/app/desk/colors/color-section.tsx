import './colors.css'
import { Field } from '@shyrdak/blocks/parts/field'
import type { NewColor } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { changedColor, colorToSend, wrongColor, type ColorForm } from './color-form.ts'

interface Props {
  color: ColorForm
  /** Resolves with the colour as the store has it. */
  save: (body: NewColor) => Promise<ColorForm>
  reload?: () => Promise<ColorForm>
}

/** What a colour is called, and how it is shown. */
export function ColorSection({ color, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/colors')
  const {
    ref,
    form,
    change,
    errorOf,
    wrong: _wrong,
    ...writing
  } = useDeskForm({
    read: color,
    formOf: (read) => read,
    changes: changedColor,
    isNews: (before, now) => changedColor(before, now) > 0,
    bodyOf: colorToSend,
    wrongOf: (_, issues) => wrongColor(issues),
    save,
    ...(reload && { reload }),
  })
  const isHex = /^#[0-9a-f]{6}$/i.test(form.hex.trim())
  const setHex = (hex: string) => change((now) => ({ ...now, hex }), 'hex')
  return (
    <section className="site-desk-section" aria-label={t('facts')}>
      <form ref={ref} noValidate onSubmit={writing.submit}>
        <TextInLanguages
          field="name"
          legend={t('name')}
          isRequired="all"
          value={form.name}
          isLocked={writing.isSaving}
          errorOf={errorOf}
          onType={(name, key) => change((now) => ({ ...now, name }), key)}
        />
        <div className="site-color-shade">
          <input
            type="color"
            aria-label={t('pick')}
            title={t('pick')}
            value={isHex ? form.hex.trim().toLowerCase() : '#ffffff'}
            disabled={writing.isSaving}
            onChange={({ currentTarget }) => setHex(currentTarget.value)}
          />
          <Field
            id="desk-hex"
            name="hex"
            label={t('hex')}
            hint={t('hexHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={form.hex}
            readOnly={writing.isSaving}
            error={errorOf('hex')}
            onChange={({ currentTarget }) => setHex(currentTarget.value)}
          />
        </div>
        <SaveBar
          {...writing}
          stale={t('stale')}
          saved={t('saved')}
          {...(!reload && { saveLabel: t('create') })}
        />
      </form>
    </section>
  )
}
