/** The label of a box that accepts the terms: what stands in brackets in the text leads to them. */
export function TermsLabel({ text, href }: { readonly text: string; readonly href: string }) {
  const [before = '', name = '', after = ''] = text.split(/[[\]]/)
  return (
    <>
      {before}
      {/* In a tab of its own, so that nothing typed is lost. */}
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
      {after}
    </>
  )
}
