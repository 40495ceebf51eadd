import { Ornament } from '@shyrdak/blocks/parts/ornament'

/** A list in which nothing is, and what that means. */
export function DeskEmpty({ children }: { children: string }) {
  return (
    <div className="site-desk-empty">
      <Ornament shape="medallion" />
      <p>{children}</p>
    </div>
  )
}
