import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { wholesaleKits, type ManagedWholesaleClient } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useOpenedForm } from '../form/use-opened-form.ts'
import { useCreate } from '../use-create.ts'
import { kitChanges, kitToSend, NO_KIT, type KitForm } from './kit-form.ts'

interface Props {
  client: ManagedWholesaleClient
  /** Loads the client again. A failure is shown by the page: the kit is stored. */
  refetch: () => Promise<ManagedWholesaleClient>
}

/** A button that opens a form to add a client's kit. */
export function AddKit(props: Props) {
  const t = messagesIn(usePageContext().language, 'desk/clients')
  const { isOpen, open, close, opener, first } = useOpenedForm()
  if (isOpen) return <KitFields {...props} first={first} onClose={close} />
  return (
    <p>
      <Button tone="secondary" size="small" ref={opener} onClick={open}>
        {t('addKit')}
      </Button>
    </p>
  )
}

interface FieldsProps extends Props {
  first: (field: HTMLElement | null) => void
  onClose: () => void
}

function KitFields({ client, refetch, first, onClose }: FieldsProps) {
  const t = messagesIn(usePageContext().language, 'desk/clients')
  const create = useCreate(wholesaleKits.create)
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'kit',
    read: client,
    formOf: () => NO_KIT,
    changes: kitChanges,
    bodyOf: (typed) => kitToSend(typed, client.id),
    describe: ({ code, path }) =>
      code === 'too_small' && path[0] === 'kit_price' ? t('kitPriceTooSmall') : undefined,
    async save(body) {
      await create({ body })
      return refetch()
    },
  })
  const field = (name: keyof KitForm, key: string) => ({
    id: `desk-kit-${name}`,
    name: key,
    autoComplete: 'off',
    required: true,
    value: form[name],
    readOnly: state.isSaving,
    error: errorOf(key),
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      change((now) => ({ ...now, [name]: value }), key),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="site-desk-fields">
        <Field {...field('name', 'name')} ref={first} label={t('logoName')} />
        <Field {...field('count', 'kit_count')} label={t('kitCount')} inputMode="numeric" />
        <Field {...field('price', 'kit_price')} label={t('kitPrice')} inputMode="decimal" />
      </div>
      <SaveBar {...state} cancel={onClose} stale={null} saved={t('kitAdded')} saveLabel={t('addKit')} />
    </form>
  )
}
