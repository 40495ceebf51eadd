import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Skeleton, type SkeletonProps } from '@shyrdak/blocks/parts/skeleton'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import type { Reading } from '../../store/use-reading.ts'

/**
 * Renders a replacement when products could not be loaded, are missing or not for sale: `message` says which, and
 * `standard` is what would be shown, with a button to try again.
 */
export type Fallback = (message: string, standard: ReactNode) => ReactNode

interface ReadingStateProps {
  readonly reading: Pick<Reading<unknown>, 'failure' | 'retry'>
  readonly skeleton: SkeletonProps
  readonly fallback: Fallback | undefined
  /** The products once they are loaded. */
  readonly children?: ReactNode
}

const asItIs: Fallback = (_message, standard) => standard

/**
 * The place of products: a placeholder while they are loading, a message if they could not be loaded, and then the
 * products. It stays the same element, so that whoever tries again with the keyboard goes on from there.
 */
export function ReadingState({
  reading: { failure, retry },
  skeleton,
  fallback = asItIs,
  children,
}: ReadingStateProps) {
  const t = useMessages('products')
  return (
    <div
      className="shyrdak-reading"
      data-state={failure ? (failure.isMissing ? 'missing' : 'failed') : children ? 'loaded' : 'loading'}
      tabIndex={-1}
    >
      {failure
        ? fallback(
            failure.message,
            <Alert tone={failure.isMissing ? 'info' : 'warning'} title={failure.message}>
              {failure.isMissing || (
                <Button
                  tone="secondary"
                  size="small"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest<HTMLElement>('.shyrdak-reading')?.focus()
                    retry()
                  }}
                >
                  {t('retry')}
                </Button>
              )}
            </Alert>,
          )
        : (children ?? (
            <>
              <Skeleton {...skeleton} />
              <p className="shyrdak-hidden" role="status">
                {t('loading')}
              </p>
            </>
          ))}
    </div>
  )
}
