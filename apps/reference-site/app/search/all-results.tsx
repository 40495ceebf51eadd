import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageEnv } from '../page/page-env.ts'
import { allResultsHref, type ArtisanResultKind, type ArtisanResults } from './artisan-results.ts'
import { ArtisanSections } from './artisan-sections.tsx'

interface Props {
  results: ArtisanResults
  only: ArtisanResultKind
  text: string
  env: PageEnv
  path: string
}

const EAGER = 4

/** A page of all special goods, or all workshops, that a search finds. */
export function AllResults({ results, only, text, env, path }: Props) {
  const t = messagesIn(env.language, 'site/listing')
  const shown = results[only]
  return (
    <>
      <ArtisanSections results={results} text={text} env={env} path={path} eager={EAGER} />
      <Pagination
        current={shown?.current_page ?? 1}
        last={shown?.last_page ?? 1}
        link={(page) => allResultsHref(path, text, only, page)}
        labels={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </>
  )
}
