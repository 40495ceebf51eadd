import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { checkoutPath } from './checkout-path.ts'

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Lets the router handle clicks on plain links, of widgets and the header, that stay within the checkout. */
export function useCheckoutLinks(): void {
  const navigate = useNavigate()
  const { prefix } = usePageContext()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (!link || link.target || link.hasAttribute('download')) return
      const path = checkoutPath(link.href, { origin: location.origin, prefix })
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, prefix])
}
