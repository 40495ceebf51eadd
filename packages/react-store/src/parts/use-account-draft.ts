import { useEffect, useEffectEvent, useMemo } from 'react'
import type * as z from 'zod/mini'
import { useStore } from '../store/use-store.ts'
import { accountDraft } from './account-draft.ts'

interface Draft<Schema extends z.ZodMiniType> {
  /** The form's name, unique for an account. */
  readonly name: string
  readonly schema: Schema
  /** What is in the form; null if there is nothing to keep. The same object until it changes. */
  readonly values: z.input<Schema> | null
  /** Called once with what was kept, if anything, after the first render: a server has no drafts. */
  readonly onFound: (values: z.output<Schema>) => void
}

/**
 * Keeps what a logged-in person types into a form until it is sent: a reload, another page or an ended session lose
 * nothing. Returns a function that forgets it at once, for a form that may vanish when it is sent.
 */
export function useAccountDraft<Schema extends z.ZodMiniType>(form: Draft<Schema>): () => void {
  const { name, schema, values } = form
  const store = useStore()
  const draft = useMemo(() => accountDraft(store, name, schema), [store, name, schema])
  const restore = useEffectEvent(form.onFound)
  useEffect(() => {
    const found = draft.read()
    if (found !== null) restore(found)
  }, [draft])
  // Runs after the draft was read.
  useEffect(() => {
    if (values === null) draft.remove()
    else draft.save(values)
  }, [draft, values])
  return draft.remove
}
