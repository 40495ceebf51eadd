import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { ReactNode } from 'react'

interface Props {
  text: string
  /** Links to continue with. */
  children?: ReactNode
}

/** An empty list in an account. */
export function AccountEmpty({ text, children }: Props) {
  return (
    <div className="site-account-empty">
      <Ornament shape="medallion" tone="walnut" />
      <p>{text}</p>
      {children}
    </div>
  )
}
