/** The label of the terms checkbox; the text in square brackets becomes a link. */
export function TermsLabel({ text, href }: { readonly text: string; readonly href: string }) {
  const [before = '', name = '', after = ''] = text.split(/[[\]]/)
  return (
    <>
      {before}
      {/* Opens in a new tab, so that the form's content is not lost. */}
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
      {after}
    </>
  )
}
