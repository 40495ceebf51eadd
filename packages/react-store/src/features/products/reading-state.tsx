import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Skeleton, type SkeletonProps } from '@shyrdak/blocks/parts/skeleton'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import type { Reading } from '../../store/use-reading.ts'

/** Renders a replacement for the message that products could not be loaded, are missing or not for sale. */
export type Fallback = (message: string) => ReactNode

interface ReadingStateProps {
  readonly reading: Pick<Reading<unknown>, 'failure' | 'retry'>
  readonly skeleton: SkeletonProps
  readonly fallback: Fallback | undefined
}

/** The placeholder for products that are still loading or could not be loaded. */
export function ReadingState({ reading: { failure, retry }, skeleton, fallback }: ReadingStateProps) {
  const t = useMessages('products')
  if (!failure)
    return (
      <div className="shyrdak-reading" data-state="loading">
        <Skeleton {...skeleton} />
        <p className="shyrdak-hidden" role="status">
          {t('loading')}
        </p>
      </div>
    )
  if (fallback) return fallback(failure.message)
  return (
    <div className="shyrdak-reading" data-state={failure.isMissing ? 'missing' : 'failed'}>
      <Alert tone={failure.isMissing ? 'info' : 'warning'} title={failure.message}>
        {failure.isMissing ? null : (
          <Button tone="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </Alert>
    </div>
  )
}
