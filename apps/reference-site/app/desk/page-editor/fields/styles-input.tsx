import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { isSafeStyleValue, STYLE_PROPERTIES } from '@shyrdak/sdk/page-safety'
import { useId } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { blockTexts } from '../block-texts.ts'
import { ToolButton } from '../tool-button.tsx'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

type Styles = Readonly<Record<string, unknown>>

const asStyles = (value: unknown): Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Styles) : {} // a non-null object

/** The CSS name of a property, such as `padding-top`. */
const cssName = (property: string) => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Numbers stay numbers, since React adds `px` where it applies. */
const readValue = (text: string): string | number =>
  /^-?\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : text

/** The styles of a block, limited to the properties that a page may set. */
export function StylesInput(props: BlockFieldProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const id = useId()
  const { label, value, set, leave, hint } = useBlockField(props)
  const styles = asStyles(value)
  const change = (next: Styles) => set(Object.keys(next).length > 0 ? next : undefined)
  const unused = STYLE_PROPERTIES.filter((property) => !Object.hasOwn(styles, property))
  return (
    <fieldset className="site-editor-group">
      <legend>{label}</legend>
      {hint ? <p className="site-desk-note">{hint}</p> : null}
      {Object.entries(styles).map(([property, style]) => {
        const text = typeof style === 'string' || typeof style === 'number' ? String(style) : ''
        const isWrong = text !== '' && !isSafeStyleValue(text)
        return (
          <div key={property} className="site-editor-style">
            <Field
              id={`${id}-${property}`}
              name={property}
              label={cssName(property)}
              spellCheck={false}
              autoComplete="off"
              value={text}
              error={isWrong ? blockTexts(language).wrongOf('styles') : undefined}
              onBlur={leave}
              onChange={({ currentTarget }) =>
                change({ ...styles, [property]: readValue(currentTarget.value) })
              }
            />
            <ToolButton
              icon="trash"
              label={t('removeStyle', { name: cssName(property) })}
              onClick={() => {
                const { [property]: _, ...others } = styles
                change(others)
              }}
            />
          </div>
        )
      })}
      <Select
        id={`${id}-new`}
        name="property"
        label={t('addStyle')}
        value=""
        placeholder={t('choose')}
        options={unused.map((property) => ({ value: property, label: cssName(property) }))}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') change({ ...styles, [currentTarget.value]: 0 })
        }}
      />
    </fieldset>
  )
}
