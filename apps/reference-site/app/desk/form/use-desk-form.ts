import { i18nOf } from '../../messages/messages-in.ts'
import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { useUnsaved } from './use-unsaved.ts'

/** What is wrong with a form, by the keys of its fields. */
export type WrongFields = ReadonlyMap<string, Issue>

/** What stands in the fields as it is sent, or what is wrong with it. */
export type Checked<Body> =
  { readonly body: Body; readonly wrong: null } | { readonly body: null; readonly wrong: WrongFields }

/** What came of saving. */
export type Outcome<Read> =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly now: Read }
  /** Somebody else was quicker. */
  | { readonly kind: 'stale'; readonly before: Read; readonly now: Read }
  | { readonly kind: 'failed'; readonly error: ShyrdakError }

interface DeskForm<Read, Form, Body> {
  /** What the store has. When it changes, what was typed stays; a form in which nothing was typed follows it. */
  readonly read: Read
  /** The fields as texts. */
  readonly formOf: (read: Read) => Form
  /** The form over what the store has by now, instead of what it had before; as it was, unless it says otherwise. */
  readonly renew?: (form: Form, read: Read, before: Read) => Form
  /** How much is not saved. */
  readonly changes: (form: Form, read: Read) => number
  /** Whether whoever typed something has to know of the difference. */
  readonly isNews?: (before: Read, now: Read) => boolean
  readonly bodyOf: (form: Form, read: Read) => Checked<Body>
  /** Where issues of the store belong; by default to the fields that begin their paths. */
  readonly wrongOf?: (form: Form, issues: readonly Issue[], read: Read) => WrongFields
  /** What is said of an issue where the form knows better than for any field. */
  readonly describe?: (issue: Issue) => string | undefined
  readonly save: (body: Body, form: Form) => Promise<Read>
  /** Reads what the store has when somebody else was quicker. */
  readonly reload?: () => Promise<Read>
}

const NOTHING: WrongFields = new Map()
const NONE = { kind: 'none' } as const

const byField = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [String(issue.path[0]), issue]))

/** A form over something that the store has. Nothing typed is lost but by whoever typed it. */
export function useDeskForm<Read, Form, Body>(plan: DeskForm<Read, Form, Body>) {
  const { read, formOf, renew, changes: count, isNews, bodyOf, wrongOf, describe, save, reload } = plan
  const { language } = usePageContext()
  const [form, setForm] = useState(() => formOf(read))
  const [seen, setSeen] = useState(read)
  /** The answer to what was saved here, which is no news. */
  const [saved, setSaved] = useState<Read | null>(null)
  const [wrong, setWrong] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Read>>(NONE)
  const { mutateAsync, isPending } = useMutation({ mutationFn: (body: Body) => save(body, form) })
  const ref = useFirstWrong<HTMLFormElement>(attempt)
  const changes = count(form, read)
  useUnsaved(changes > 0)

  if (read !== seen) {
    setSeen(read)
    if (read !== saved) {
      // Whoever has typed nothing sees what the store has by now.
      if (count(form, seen) === 0) setForm(formOf(read))
      else {
        if (renew) setForm(renew(form, read, seen))
        if (changes > 0 && isNews?.(seen, read)) setOutcome({ kind: 'stale', before: seen, now: read })
      }
    }
  }

  function refuse(issues: WrongFields) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  /** Whether it can be sent; the first wrong field gets the focus. */
  function check(): boolean {
    const checked = bodyOf(form, read)
    setOutcome(NONE)
    if (checked.wrong) refuse(checked.wrong)
    else setWrong(NOTHING)
    return checked.wrong === null
  }

  /** Whether the store has it now. */
  async function send(): Promise<boolean> {
    const { body } = bodyOf(form, read)
    if (body === null || isPending) return false
    try {
      const now = await mutateAsync(body)
      setSaved(now)
      setForm(formOf(now))
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
        // Somebody else wants the same.
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

  const bar = {
    changes,
    isSaving: isPending,
    outcome,
    discard() {
      setForm(formOf(read))
      setWrong(NOTHING)
      setOutcome(NONE)
    },
  }

  return {
    /** Of the `<form>`. */
    ref,
    form,
    ...bar,
    /** Of the `SaveBar` below it. */
    bar,
    /** Everything that is wrong, by the keys of the fields: another object after each refusal. */
    wrong,
    /** What is wrong with the field of a key, to be read. */
    errorOf(key: string): string | undefined {
      const issue = wrong.get(key)
      return issue && (describe?.(issue) ?? describeIssue(issue, i18nOf(language)))
    },
    /** A field that is typed in is no longer wrong. */
    change(update: (form: Form) => Form, ...keys: string[]) {
      setForm(update)
      if (outcome.kind === 'saved') setOutcome(NONE)
      if (keys.length > 0) setWrong((now) => new Map([...now].filter(([key]) => !keys.includes(key))))
    },
    /** What came of the last time is not told any more. */
    forget: () => setOutcome(NONE),
    check,
    send,
    submit(event: FormEvent) {
      event.preventDefault()
      if (!isPending && changes > 0 && check()) void send()
    },
  }
}
