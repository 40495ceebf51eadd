import type { ReactNode } from 'react'

interface Props {
  /** Id of the heading, which labels the section. */
  readonly id: string
  readonly title: string
  /** A description below the heading. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A section of the profile: heading and description, with the content beside them on wide screens. */
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
