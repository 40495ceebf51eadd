import { TypedInput } from './typed-input.tsx'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** The shop's colours, and the text colours on them. */
const DYES = [
  '#a3282f',
  '#7d1a23',
  '#2d4468',
  '#6c4b34',
  '#55704f',
  '#d8982a',
  '#2a2623',
  '#fffdf9',
  '#faf6ee',
] as const

/** A colour: one of the shop's, or any that is entered. */
export function ColorInput(props: BlockFieldProps) {
  const { label, value, set } = useBlockField(props)
  return (
    <div className="site-editor-color">
      <TypedInput {...props} read={(text) => text.trim()} input={{ spellCheck: false }} />
      <div className="site-editor-dyes" role="group" aria-label={label}>
        {DYES.map((dye) => (
          <button
            key={dye}
            type="button"
            aria-label={dye}
            aria-pressed={value === dye}
            style={{ background: dye }}
            onClick={() => set(value === dye ? undefined : dye)}
          />
        ))}
      </div>
    </div>
  )
}
