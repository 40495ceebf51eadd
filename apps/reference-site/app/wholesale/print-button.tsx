import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface Props {
  /** Whether the page shows a part of the list. */
  isPart: boolean
  label: string
}

/** Prints a list as a whole: a page that shows a part of it shows all of it first. */
export function PrintButton({ isPart, label }: Props) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isAwaited.current || isPart) return
    isAwaited.current = false
    print()
  }, [isPart])

  async function printAll() {
    if (!isPart) return print()
    isAwaited.current = true
    const query = new URLSearchParams(search)
    query.delete('page')
    query.set('show', 'all')
    await navigate({ search: `?${query}` })
  }

  return (
    <Button tone="secondary" onClick={() => void printAll()}>
      {label}
    </Button>
  )
}
