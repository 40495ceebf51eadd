import type { ReactNode } from 'react'

interface Props {
  /** Of its heading, which names it. */
  readonly id: string
  readonly title: string
  /** What it is for, below its heading. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A part of the profile: what it is, and beside it on wide screens what there is to read and to change. */
export function ProfilePart({ id, title, text, children }: Props) {
  return (
    <section className="shyrdak-profile-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text ? <p className="shyrdak-profile-note">{text}</p> : null}
      </header>
      <div className="shyrdak-profile-body">{children}</div>
    </section>
  )
}
