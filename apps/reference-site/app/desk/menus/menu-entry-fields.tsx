import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageTitle } from '../language-names.ts'
import { AddressField } from '../places/address-field.tsx'
import { MENU_LEVELS, type MenuRow } from './menu-form.ts'

interface Props {
  row: MenuRow
  isLocked: boolean
  errorOf: (field: string) => string | undefined
  onChange: (row: MenuRow, field: string) => void
  onAddBelow: () => void
  onClose: () => void
}

/** The fields of a menu entry: its title in three languages and its address. */
export function MenuEntryFields({ row, isLocked, errorOf, onChange, onAddBelow, onClose }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/menus')
  const { id, title, url, depth } = row
  return (
    <div className="site-menu-fields">
      <div className="site-desk-fields">
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            id={`desk-menu-${id}-${one}`}
            name={`${id}.title.${one}`}
            label={languageTitle(language, one)}
            lang={LANGUAGE_TAGS[one]}
            autoComplete="off"
            maxLength={120}
            required
            readOnly={isLocked}
            value={title[one]}
            error={errorOf(`${id}.title.${one}`)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...row, title: { ...title, [one]: value } }, `${id}.title.${one}`)
            }
          />
        ))}
      </div>
      <AddressField
        id={`desk-menu-${id}-url`}
        name={`${id}.url`}
        label={t('address')}
        required
        readOnly={isLocked}
        value={url}
        error={errorOf(`${id}.url`)}
        onChange={(address) => onChange({ ...row, url: address }, `${id}.url`)}
      />
      <div className="site-desk-ways">
        <Button tone="secondary" size="small" onClick={onClose}>
          {t('done')}
        </Button>
        {depth < MENU_LEVELS - 1 ? (
          <Button tone="quiet" size="small" disabled={isLocked} onClick={onAddBelow}>
            {t('addBelow')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
