import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { PROPOSAL_PHOTOS, type Color, type Proposal, type SpecialCategory } from '@shyrdak/sdk/contract'
import { useRef } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, type FailureReason } from '../../parts/failure-text.ts'
import { PhotosField } from '../photo-upload/photos-field.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposalSection } from './proposal-section.tsx'
import { ProposalText } from './proposal-text.tsx'
import { RemoveProposal } from './remove-proposal.tsx'
import { RestoredProposal } from './restored-proposal.tsx'
import { useProposal } from './use-proposal.ts'

export interface ProposalFormProps {
  /** Null for a new proposal. */
  readonly proposal: Proposal | null
  readonly categories: readonly SpecialCategory[]
  readonly colors: readonly Color[]
  readonly onSaved: (proposal: Proposal) => void
  readonly onRemoved: () => void
}

/**
 * The form with which a craftsman proposes a product: texts in three languages, photos, price, stock, and
 * days to make it.
 */
export function ProposalForm({ proposal, categories, colors, ...outcomes }: ProposalFormProps) {
  const t = useMessages('proposal-form')
  const errors = useCodeMessages('errors')
  const form = useRef<HTMLFormElement>(null)
  const state = useProposal(proposal, form, outcomes)
  const { typed, issues, isBusy, failure, isRestored, isComparing, errorOf, change, save, remove } = state
  const isReadOnly = isBusy || isComparing
  const version = isComparing ? 'saved' : isRestored ? 'restored' : 'typed'
  const isWithoutPhotos = issues.some(({ path, code }) => path[0] === 'photos' && code === 'required')
  const isCorrected = failure?.code === 'INVALID' && issues.length === 0
  const textOf = (reason: FailureReason) => {
    if (reason.code === 'STALE') return t('stale')
    if (reason.code === 'KEY_REUSED') return t('sentBefore')
    return reason.code === 'INVALID' ? t('wrong', { count: issues.length }) : failureText(reason, errors)
  }
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
      <RestoredProposal state={state} />
      <ProposalSection title={t('texts')} text={t('textsText')}>
        <ProposalText
          label={t('name')}
          name="name"
          value={typed.name}
          version={version}
          issues={issues}
          isReadOnly={isReadOnly}
          onChange={(name) => change({ name })}
        />
        <ProposalText
          label={t('description')}
          name="description"
          rows={5}
          value={typed.description}
          version={version}
          issues={issues}
          isReadOnly={isReadOnly}
          onChange={(description) => change({ description })}
        />
      </ProposalSection>
      <ProposalSection title={t('photos')} text={t('photosHint')}>
        <PhotosField
          label={t('photosLabel')}
          error={isWithoutPhotos ? t('photosMissing') : errorOf('photos')}
          value={typed.photos}
          most={PROPOSAL_PHOTOS}
          isRequired
          isReadOnly={isReadOnly}
          onChange={(photos) => change({ photos })}
        />
      </ProposalSection>
      <ProposalSection title={t('facts')} text={t('factsText')}>
        <ProposalFacts
          typed={typed}
          isReadOnly={isReadOnly}
          errorOf={errorOf}
          change={change}
          categories={categories}
          colors={colors}
        />
      </ProposalSection>
      <div className="shyrdak-proposal-form-actions">
        <Button type="submit" busy={isBusy} disabled={isComparing}>
          {t('save')}
        </Button>
        {proposal ? <RemoveProposal isDisabled={isReadOnly} onRemove={() => void remove(proposal)} /> : null}
        <p role="status">{failure && !isCorrected && textOf(failure)}</p>
      </div>
    </form>
  )
}
