import type { Proposal } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useState, type RefObject } from 'react'
import { useCodeMessages } from '../../messages/use-messages.ts'
import { useAskBeforeLeaving } from '../../parts/use-ask-before-leaving.ts'
import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'
import { proposalContract } from './contract.ts'
import { readProposal, typedOf, type TypedProposal } from './typed-proposal.ts'

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
  const { isBusy, failure, issues, run, refuse } = useCall()
  const [typed, setTyped] = useState(() => typedOf(proposal))
  const [isUnsaved, setUnsaved] = useState(false)
  /** A new proposal is created once, however often it is sent. */
  const [key, setKey] = useState(store.ports.newKey)
  /** The fields changed since the last attempt to save. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())

  useAskBeforeLeaving(isUnsaved)
  useEffect(() => {
    if (issues.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .shyrdak-photo-upload-error')?.focus()
  }, [form, issues])

  // An issue is shown until its field is changed.
  const shownIssues = issues.filter(({ path }) => !changed.has(String(path[0])))
  const endpoints = async () => (await store.sdk(proposalContract)).specialGoods.proposals

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
    setUnsaved(false)
    setKey(store.ports.newKey())
    onSaved(saved)
  }

  async function remove({ id, revision }: Proposal) {
    const removed = await run(async () => (await endpoints()).remove({ params: { id }, query: { revision } }))
    if (!removed) return
    setUnsaved(false)
    onRemoved()
  }

  return {
    typed,
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
    save,
    remove,
  }
}

export type ProposalState = ReturnType<typeof useProposal>
