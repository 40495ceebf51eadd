import './head-entries.css'
import { Field } from '@shyrdak/blocks/parts/field'
import { managedHead, type NewHeadEntry } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection, type FormFields } from '../form/form-section.tsx'
import { useItem } from '../use-item.ts'
import { headToSend, type HeadForm } from './head-form.ts'

interface Props {
  entry: HeadForm
  /** Resolves with the stored entry. */
  save: (body: NewHeadEntry) => Promise<HeadForm>
  reload?: () => Promise<HeadForm>
}

/** The form for a head entry, with the rules for its HTML. */
export function HeadSection({ entry, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/head-entries')
  return (
    <FormSection
      label={t('entry')}
      read={entry}
      names={{ content: t('content') }}
      bodyOf={headToSend}
      save={save}
      reload={reload}
      saveLabel={reload ? undefined : t('create')}
    >
      {(fields) => (
        <div className="site-head-fields">
          <HeadField {...fields} />
          <HeadRules />
        </div>
      )}
    </FormSection>
  )
}

function HeadField({ form, isLocked, wrong, errorOf, change }: FormFields<HeadForm>) {
  const t = messagesIn(usePageContext().language, 'desk/head-entries')
  const params = wrong.get('content')?.params ?? {}
  const why = [
    'unclosed' in params ? t('unclosed', { tag: String(params['unclosed']) }) : '',
    'broken_data' in params ? t('brokenData', { tag: String(params['broken_data']) }) : '',
    'twice' in params ? t('twice', { names: String(params['twice']) }) : '',
    'elsewhere' in params ? t('elsewhere', { names: String(params['elsewhere']) }) : '',
    'names' in params ? t('leftOut', { names: String(params['names']) }) : '',
  ].filter(Boolean)
  return (
    <Field
      id="desk-head-content"
      name="content"
      label={t('content')}
      hint={t('contentHint')}
      multiline
      rows={10}
      lang="zxx"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={form.content}
      readOnly={isLocked}
      error={why.length === 0 ? errorOf('content') : why.join(' ')}
      onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, content: value }), 'content')}
    />
  )
}

function HeadRules() {
  const t = messagesIn(usePageContext().language, 'desk/head-entries')
  const hosts = useItem(managedHead.rules, {}).query.data?.script_hosts
  return (
    <section className="site-head-rules" aria-label={t('rules')}>
      <h2>{t('rules')}</h2>
      <ul>
        <li>{t('rule.meta')}</li>
        <li>{t('rule.link')}</li>
        <li>{t('rule.data')}</li>
        {hosts === undefined ? null : (
          <li>
            {hosts.length === 0
              ? t('rule.noScripts')
              : t('rule.scripts', { hosts: hosts.join(', '), count: hosts.length })}
          </li>
        )}
      </ul>
      <p className="site-desk-note">{t('never')}</p>
    </section>
  )
}
