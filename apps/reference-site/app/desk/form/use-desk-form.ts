import { i18nOf } from '../../messages/messages-in.ts'
import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { halfTyped } from './half-typed.ts'
import { useDraft, useDraftOnLeave } from './use-draft.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The errors of a form by field key. */
export type WrongFields = ReadonlyMap<string, Issue>

/** The request body of a form, or its errors. */
export type CheckedForm<Body> =
  { readonly body: Body; readonly wrong: null } | { readonly body: null; readonly wrong: WrongFields }

/** The result of the last attempt to save. */
export type Outcome<Read> =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly now: Read }
  /** Somebody else saved first. */
  | { readonly kind: 'stale'; readonly before: Read; readonly now: Read }
  | { readonly kind: 'failed'; readonly error: ShyrdakError }

interface DeskForm<Read, Form, Body> {
  /**
   * The name of the form on its page. What is typed into a form with a name is kept through a login after the
   * session has ended. Its stored state and form state must be JSON.
   */
  readonly name?: string | undefined
  /** The stored state. When it changes, an edited form keeps its input, and an unedited one follows. */
  readonly read: Read
  /** Converts the stored state to form state. */
  readonly formOf: (read: Read) => Form
  /** Rebases an edited form onto the new stored state. Without it, the form stays unchanged. */
  readonly renew?: (form: Form, read: Read, before: Read) => Form
  /** Counts the unsaved changes. */
  readonly changes: (form: Form, read: Read) => number
  /** Whether someone editing the form must be told about the change. */
  readonly isNews?: (before: Read, now: Read) => boolean
  readonly bodyOf: (form: Form, read: Read) => CheckedForm<Body>
  /** Maps issues from the API to field keys; by default to the first segment of their path. */
  readonly wrongOf?: (form: Form, issues: readonly Issue[], read: Read) => WrongFields
  /** Overrides the message of an issue. */
  readonly describe?: (issue: Issue) => string | undefined
  readonly save: (body: Body, form: Form) => Promise<Read>
  /** Reloads the stored state after somebody else saved first. */
  readonly reload?: () => Promise<Read>
}

const SAVES = { id: 'desk-forms' }

/** Waits until the page shows what the save before has returned. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

const NOTHING: WrongFields = new Map()
const NONE = { kind: 'none' } as const

const byField = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [String(issue.path[0]), issue]))

/** A form for a stored item. Input is never lost unless the user discards it. */
export function useDeskForm<Read, Form, Body>(plan: DeskForm<Read, Form, Body>) {
  const { name, read, formOf, renew, changes: count, isNews, bodyOf, wrongOf, describe, reload } = plan
  const { language } = usePageContext()
  const draft = useDraft(name, read, formOf)
  const [form, setForm] = useState(() => (draft ? draft.form : formOf(read)))
  const [seen, setSeen] = useState(() => (draft ? draft.read : read))
  /** What the form shows was typed before a login, and nothing since. */
  const [isRestored, setRestored] = useState(draft !== null)
  /** The response to the last save, which is not a change by somebody else. */
  const [saved, setSaved] = useState<Read | null>(null)
  const [wrong, setWrong] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Read>>(NONE)
  const newest = useRef({ plan, form })
  useLayoutEffect(() => {
    newest.current = { plan, form }
  })
  const { mutateAsync, isPending } = useMutation({
    // One after another: saving a section changes the revision that the others of the same item are saved with.
    scope: SAVES,
    async mutationFn(checked: Body) {
      await rendered()
      const { plan, form } = newest.current
      return plan.save(plan.bodyOf(form, plan.read).body ?? checked, form)
    },
  })
  const ref = useFirstWrong<HTMLFormElement>(attempt)
  const changes = count(form, read)
  useUnsaved(changes > 0, name !== undefined)
  useDraftOnLeave(name, changes > 0, { read, form })

  if (read !== seen) {
    setSeen(read)
    if (read !== saved) {
      // An unedited form follows the stored state, if that has changed: a new row that is still empty is no edit.
      if (count(form, seen) === 0) {
        if (JSON.stringify(formOf(read)) !== JSON.stringify(formOf(seen))) setForm(formOf(read))
      } else {
        if (renew) setForm(renew(form, read, seen))
        if (changes > 0 && isNews?.(seen, read)) setOutcome({ kind: 'stale', before: seen, now: read })
      }
    }
  }

  function refuse(issues: WrongFields) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  /** Validates the form. The first wrong field gets the focus. */
  function check(): boolean {
    const wrong = new Map([...(bodyOf(form, read).wrong ?? NOTHING), ...halfTyped(ref.current)])
    setOutcome(NONE)
    if (wrong.size > 0) refuse(wrong)
    else setWrong(NOTHING)
    return wrong.size === 0
  }

  /** Saves the form. Resolves to whether it was stored. */
  async function send(): Promise<boolean> {
    const { body } = bodyOf(form, read)
    if (body === null || isPending) return false
    try {
      const now = await mutateAsync(body)
      setSaved(now)
      setForm(formOf(now))
      setRestored(false)
      setOutcome({ kind: 'saved', now })
      return true
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      await fail(error)
      return false
    }
  }

  async function fail(error: ShyrdakError) {
    if (error.code === 'STALE' && reload) {
      try {
        const now = await reload()
        // Somebody else saved the same values.
        if (count(form, now) === 0) return setOutcome({ kind: 'saved', now })
        return setOutcome({ kind: 'stale', before: read, now })
      } catch (reason) {
        if (!isShyrdakError(reason)) throw reason
        return setOutcome({ kind: 'failed', error: reason })
      }
    }
    if (error.issues.length > 0) refuse(wrongOf ? wrongOf(form, error.issues, read) : byField(error.issues))
    return setOutcome({ kind: 'failed', error })
  }

  const state = {
    changes,
    isSaving: isPending,
    outcome,
    isRestored,
    discard() {
      setForm(formOf(read))
      setRestored(false)
      setWrong(NOTHING)
      setOutcome(NONE)
    },
  }

  return {
    /** The ref of the `<form>`. */
    ref,
    form,
    /** What became of the form, which the `SaveBar` below it shows. */
    state,
    /** All errors by field key; a new object after each refusal. */
    wrong,
    /** Returns the error message of a field. */
    errorOf(key: string): string | undefined {
      const issue = wrong.get(key)
      return issue && (describe?.(issue) ?? describeIssue(issue, i18nOf(language)))
    },
    /** Updates the form. Editing a field clears its error. */
    change(update: (form: Form) => Form, ...keys: string[]) {
      setForm(update)
      setRestored(false)
      if (outcome.kind === 'saved') setOutcome(NONE)
      if (keys.length > 0) setWrong((now) => new Map([...now].filter(([key]) => !keys.includes(key))))
    },
    /** Clears the result of the last attempt. */
    forget: () => setOutcome(NONE),
    check,
    send,
    submit(event: FormEvent) {
      event.preventDefault()
      if (!isPending && changes > 0 && check()) void send()
    },
  }
}
