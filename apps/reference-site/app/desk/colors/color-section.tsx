import './colors.css'
import { Field } from '@shyrdak/blocks/parts/field'
import type { NewColor } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { colorToSend, type ColorForm } from './color-form.ts'

interface Props {
  color: ColorForm
  /** Resolves with the stored colour. */
  save: (body: NewColor) => Promise<ColorForm>
  reload?: () => Promise<ColorForm>
}

/** The form for a colour's name and hex value. */
export function ColorSection({ color, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/colors')
  return (
    <FormSection
      label={t('facts')}
      read={color}
      names={{ name: t('name'), hex: t('hex') }}
      bodyOf={colorToSend}
      save={save}
      reload={reload}
      saveLabel={reload ? undefined : t('create')}
    >
      {({ form, isLocked, errorOf, change }) => {
        const isHex = /^#[0-9a-f]{6}$/i.test(form.hex.trim())
        const setHex = (hex: string) => change((now) => ({ ...now, hex }), 'hex')
        return (
          <>
            <TextInLanguages
              field="name"
              legend={t('name')}
              isRequired="all"
              value={form.name}
              isLocked={isLocked}
              errorOf={errorOf}
              onType={(name, key) => change((now) => ({ ...now, name }), key)}
            />
            <div className="site-color-shade">
              <input
                type="color"
                aria-label={t('pick')}
                title={t('pick')}
                value={isHex ? form.hex.trim().toLowerCase() : '#ffffff'}
                disabled={isLocked}
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
                readOnly={isLocked}
                error={errorOf('hex')}
                onChange={({ currentTarget }) => setHex(currentTarget.value)}
              />
            </div>
          </>
        )
      }}
    </FormSection>
  )
}
