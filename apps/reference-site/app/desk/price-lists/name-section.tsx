import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import type { NewPriceList } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageTitle } from '../language-names.ts'
import { changedNames, nameToSend, type NameForm } from './name-form.ts'

interface Props {
  name: NameForm
  /** Resolves with the name as the store has it. */
  save: (body: NewPriceList) => Promise<NameForm>
  reload?: () => Promise<NameForm>
}

/** What a price list is called in each language. */
export function NameSection({ name, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/price-lists')
  const { ref, form, change, errorOf, isSaving, submit, bar } = useDeskForm({
    read: name,
    formOf: (read) => read,
    changes: changedNames,
    isNews: (before, now) => changedNames(before, now) > 0,
    bodyOf: nameToSend,
    wrongOf: (_, issues) => new Map(issues.map((issue) => [String(issue.path[1] ?? issue.path[0]), issue])),
    save,
    ...(reload && { reload }),
  })
  return (
    <section className="site-desk-section" aria-labelledby="desk-name">
      <header>
        <h2 id="desk-name">{t('name')}</h2>
        <p className="site-desk-note">{t('nameLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <div className="site-desk-fields">
          {LANGUAGES.map((one) => (
            <Field
              key={one}
              id={`desk-name-${one}`}
              name={one}
              lang={LANGUAGE_TAGS[one]}
              label={languageTitle(language, one)}
              autoComplete="off"
              value={form[one]}
              readOnly={isSaving}
              error={errorOf(one)}
              onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, [one]: value }), one)}
            />
          ))}
        </div>
        <SaveBar {...bar} canTakeTheirs stale={t('staleName')} saved={t('savedName')} />
      </form>
    </section>
  )
}
