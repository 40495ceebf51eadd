import type { Proposal } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useCodeMessages } from '../../messages/use-messages.ts'
import { useAccountDraft } from '../../parts/use-account-draft.ts'
import { useAskBeforeLeaving } from '../../parts/use-ask-before-leaving.ts'
import { useCall } from '../../parts/use-call.ts'
import { useSessionEnded } from '../../parts/use-session-ended.ts'
import { useStore } from '../../store/use-store.ts'
import { proposalContract } from './contract.ts'
import { ProposalDraft, readProposal, typedOf, type TypedProposal } from './typed-proposal.ts'

interface Outcomes {
  readonly onSaved: (proposal: Proposal) => void
  readonly onRemoved: () => void
}

/**
 * The values of the form, and the calls that save and remove the proposal; null for a new one. Focuses the
 * first wrong field in `form`.
 */
export function useProposal(
  proposal: Proposal | null,
  form: RefObject<HTMLElement | null>,
  { onSaved, onRemoved }: Outcomes,
) {
  const store = useStore()
  const issuesText = useCodeMessages('issues')
  const { isBusy, failure, issues, run, refuse, reset } = useCall()
  const [typed, setTyped] = useState(() => typedOf(proposal))
  const [isUnsaved, setUnsaved] = useState(false)
  const [isRestored, setRestored] = useState(false)
  /** The revision of the proposal to which the changes were made. */
  const [revision, setRevision] = useState(proposal?.revision)
  const [isComparing, setComparing] = useState(false)
  /** A new proposal is created once, however often it is sent. */
  const [key, setKey] = useState(store.ports.newKey)
  /** The fields changed since the last attempt to save. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())

  const forgetDraft = useAccountDraft({
    name: `proposal ${proposal?.id ?? 'new'}`,
    schema: ProposalDraft,
    values: useMemo(() => (isUnsaved ? { typed, key, revision } : null), [isUnsaved, typed, key, revision]),
    onFound(draft) {
      // It was saved, and only the response was lost.
      if (JSON.stringify(draft.typed) === JSON.stringify(typed)) return
      setTyped(draft.typed)
      setKey(draft.key)
      setRevision(draft.revision)
      setUnsaved(true)
      setRestored(true)
    },
  })
  // A proposal that was changed elsewhere has to be reloaded, and the draft stays, as it does through a login.
  useAskBeforeLeaving(isUnsaved && failure?.code !== 'STALE', useSessionEnded())
  useEffect(() => {
    if (issues.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .shyrdak-photo-upload-error')?.focus()
  }, [form, issues])

  // An issue is shown until its field is changed.
  const shownIssues = issues.filter(({ path }) => !changed.has(String(path[0])))
  const endpoints = async () => (await store.sdk(proposalContract)).specialGoods.proposals

  /** Called when nothing is left to be saved. */
  function settle() {
    setUnsaved(false)
    setRestored(false)
    setComparing(false)
    setRevision(proposal?.revision)
    setKey(store.ports.newKey())
    forgetDraft()
  }

  async function save() {
    const { body, issues: wrong } = readProposal(typed)
    setChanged(new Set())
    if (!body) return refuse(wrong)
    const saved = await run(async () => {
      const { create, update } = await endpoints()
      if (!proposal) return create({ body, idempotencyKey: key })
      const { id, revision } = proposal
      return update({ params: { id }, query: { revision }, body })
    })
    if (!saved) return
    settle()
    onSaved(saved)
  }

  async function remove({ id, revision }: Proposal) {
    const removed = await run(async () => (await endpoints()).remove({ params: { id }, query: { revision } }))
    if (!removed) return
    settle()
    onRemoved()
  }

  return {
    typed: isComparing ? typedOf(proposal) : typed,
    issues: shownIssues,
    isBusy,
    failure,
    errorOf(field: keyof TypedProposal) {
      const issue = shownIssues.find(({ path }) => path[0] === field)
      return issue && describeIssue(issue, issuesText)
    },
    change(fields: Partial<TypedProposal>) {
      setTyped((before) => ({ ...before, ...fields }))
      setUnsaved(true)
      setChanged((before) => new Set([...before, ...Object.keys(fields)]))
    },
    isRestored,
    /** Whether the saved proposal has changed since the restored changes were typed. */
    isOutdated: isRestored && revision !== proposal?.revision,
    /** Whether the saved proposal is shown instead of what was typed. */
    isComparing,
    compare: setComparing,
    /** Discards what was restored. */
    startOver() {
      setTyped(typedOf(proposal))
      reset()
      settle()
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    },
    save,
    remove,
  }
}

export type ProposalState = ReturnType<typeof useProposal>
