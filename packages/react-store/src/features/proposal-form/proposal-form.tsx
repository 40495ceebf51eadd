import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { PROPOSAL_PHOTOS, type Color, type Proposal, type SpecialCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useAskBeforeLeaving } from '../../parts/use-ask-before-leaving.ts'
import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'
import { PhotosField } from '../photo-upload/photos-field.tsx'
import { proposalContract } from './contract.ts'
import { ProposalText } from './proposal-text.tsx'
import { readProposal, typedOf, type TypedProposal } from './typed-proposal.ts'

export interface ProposalFormProps {
  /** Null for a new proposal. */
  readonly proposal: Proposal | null
  readonly categories: readonly SpecialCategory[]
  readonly colors: readonly Color[]
  readonly onSaved: (proposal: Proposal) => void
  readonly onRemoved: () => void
}

const NUMBERS = ['price', 'stock', 'made_to_order_days', 'weight'] as const
const REQUIRED: ReadonlySet<string> = new Set(['price', 'weight'])

/**
 * The form with which a craftsman proposes a product: texts in three languages, photos, price, stock, and
 * days to make it.
 */
export function ProposalForm({ proposal, categories, colors, onSaved, onRemoved }: ProposalFormProps) {
  const id = useId()
  const store = useStore()
  const t = useMessages('proposal-form')
  const issuesText = useCodeMessages('issues')
  const errors = useCodeMessages('errors')
  const { isBusy, failure, issues, run, refuse } = useCall()
  const [typed, setTyped] = useState(() => typedOf(proposal))
  const [isUnsaved, setUnsaved] = useState(false)
  /** The fields changed since the last attempt to save. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const [isAsked, setAsked] = useState(false)

  // An issue is shown until its field is changed.
  const shownIssues = issues.filter(({ path }) => !changed.has(String(path[0])))
  useEffect(() => {
    if (issues.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .shyrdak-photo-upload-error')?.focus()
  }, [issues])

  useAskBeforeLeaving(isUnsaved)

  const errorOf = (field: keyof TypedProposal) => {
    const issue = shownIssues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, issuesText)
  }
  function change(fields: Partial<TypedProposal>) {
    setTyped((before) => ({ ...before, ...fields }))
    setUnsaved(true)
    setChanged((before) => new Set([...before, ...Object.keys(fields)]))
  }
  const sdk = () => store.sdk(proposalContract)

  async function save() {
    const read = readProposal(typed)
    setChanged(new Set())
    if (!read.body) return refuse(read.issues)
    const { body } = read
    const saved = await run(async () => {
      const { proposals } = (await sdk()).specialGoods
      return proposal
        ? proposals.update({
            params: { id: proposal.id },
            query: { revision: proposal.revision },
            body,
          })
        : proposals.create({ body })
    })
    if (!saved) return
    setUnsaved(false)
    onSaved(saved)
  }
  async function remove() {
    if (!proposal) return
    const removed = await run(async () =>
      (await sdk()).specialGoods.proposals.remove({
        params: { id: proposal.id },
        query: { revision: proposal.revision },
      }),
    )
    if (removed) {
      setUnsaved(false)
      onRemoved()
    }
  }
  const flat = (tree: readonly SpecialCategory[], depth = 0): { value: string; label: string }[] =>
    tree.flatMap((one) => [
      { value: String(one.id), label: `${'  '.repeat(depth)}${localized(one.title, store.language)}` },
      ...flat(one.children, depth + 1),
    ])
  return (
    <form
      className="shyrdak-proposal-form"
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {proposal?.note ? (
        <Alert tone="warning" live="off" title={t('returned')}>
          {proposal.note}
        </Alert>
      ) : null}
      <section aria-labelledby={`${id}-texts`}>
        <header>
          <h2 id={`${id}-texts`}>{t('texts')}</h2>
          <p>{t('textsText')}</p>
        </header>
        <div>
          <ProposalText
            label={t('name')}
            name="name"
            value={typed.name}
            issues={shownIssues}
            isReadOnly={isBusy}
            onChange={(name) => change({ name })}
          />
          <ProposalText
            label={t('description')}
            name="description"
            rows={5}
            value={typed.description}
            issues={shownIssues}
            isReadOnly={isBusy}
            onChange={(description) => change({ description })}
          />
        </div>
      </section>
      <section aria-labelledby={`${id}-photos`}>
        <header>
          <h2 id={`${id}-photos`}>{t('photos')}</h2>
          <p>{t('photosHint')}</p>
        </header>
        <div>
          <PhotosField
            label={t('photosLabel')}
            error={errorOf('photos')}
            value={typed.photos}
            most={PROPOSAL_PHOTOS}
            isReadOnly={isBusy}
            onChange={(photos) => change({ photos })}
          />
        </div>
      </section>
      <section aria-labelledby={`${id}-facts`}>
        <header>
          <h2 id={`${id}-facts`}>{t('facts')}</h2>
          <p>{t('factsText')}</p>
        </header>
        <div>
          <div className="shyrdak-proposal-form-facts">
            <Select
              id={`${id}-category`}
              name="category_id"
              label={t('category_id')}
              placeholder={t('choose')}
              required
              options={flat(categories)}
              error={errorOf('category_id')}
              value={typed.category_id}
              disabled={isBusy}
              onChange={({ currentTarget }) => change({ category_id: currentTarget.value })}
            />
            <Select
              id={`${id}-color`}
              name="color_id"
              label={t('color_id')}
              placeholder={t('choose')}
              required
              options={colors.map((color) => ({
                value: String(color.id),
                label: localized(color.name, store.language),
              }))}
              error={errorOf('color_id')}
              value={typed.color_id}
              disabled={isBusy}
              onChange={({ currentTarget }) => change({ color_id: currentTarget.value })}
            />
            <Field
              id={`${id}-size`}
              name="size"
              label={t('size')}
              hint={t('sizeHint')}
              required
              error={errorOf('size')}
              value={typed.size}
              readOnly={isBusy}
              onChange={({ currentTarget }) => change({ size: currentTarget.value })}
            />
            {NUMBERS.map((field) => (
              <Field
                key={field}
                id={`${id}-${field}`}
                name={field}
                label={t(field)}
                hint={t(`hints.${field}`)}
                required={REQUIRED.has(field)}
                inputMode={field === 'price' ? 'decimal' : 'numeric'}
                autoComplete="off"
                error={errorOf(field)}
                value={typed[field]}
                readOnly={isBusy}
                onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
              />
            ))}
          </div>
        </div>
      </section>
      <div className="shyrdak-proposal-form-actions">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        {proposal ? (
          <Button tone="quiet" disabled={isBusy} onClick={() => setAsked(true)}>
            {t('remove')}
          </Button>
        ) : null}
        <p role="status">
          {failure === null
            ? ''
            : failure.code === 'STALE'
              ? t('stale')
              : failure.code === 'INVALID'
                ? t('wrong', { count: shownIssues.length })
                : failureText(failure, errors)}
        </p>
      </div>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('confirm.title')}
        description={t('confirm.text')}
        closeLabel={t('confirm.close')}
        size="small"
        actions={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setAsked(false)
                void remove()
              }}
            >
              {t('remove')}
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {t('confirm.keep')}
            </Button>
          </>
        }
      />
    </form>
  )
}
