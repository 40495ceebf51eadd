import { useId, type ReactNode } from 'react'

interface ProposalSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A part of the form, with its explanation. */
export function ProposalSection({ title, text, children }: ProposalSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div>{children}</div>
    </section>
  )
}
