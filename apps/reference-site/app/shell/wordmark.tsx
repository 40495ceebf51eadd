import { Ornament } from '@shyrdak/blocks/parts/ornament'

/** The store's name under a pair of ram's horns. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <a className="site-wordmark" href={href} aria-label={`Shyrdak: ${label}`}>
      <Ornament shape="horns" />
      <span>Shyrdak</span>
    </a>
  )
}
