import './desk-empty.css'
import { Ornament } from '@shyrdak/blocks/parts/ornament'

/** An empty list with an explanation. */
export function DeskEmpty({ children }: { children: string }) {
  return (
    <div className="site-desk-empty">
      <Ornament shape="medallion" />
      <p>{children}</p>
    </div>
  )
}
