import './proposals.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Image } from '@shyrdak/blocks/parts/image'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { formatDateTime, formatSom, formatNumber, localized, productPath } from '@shyrdak/sdk/format'
import type { ManagedProposal } from '@shyrdak/sdk/management'
import { isBlank, mediaUrl } from '@shyrdak/sdk/rules'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { moderatedByText } from '../list/moderated-by-text.ts'
import { LongText } from '../long-text.tsx'
import { missingIn } from './missing-in.ts'

const TONES = { waiting: 'saffron', published: 'sage', returned: 'madder' } as const

/** A proposed product with its artisan, price, photos, and texts in every language. */
export function ProposalFacts({ proposal }: { proposal: ManagedProposal }) {
  const { language, prefix, apiHost } = usePageContext()
  const t = messagesIn(language, 'desk/proposals')
  const tList = messagesIn(language, 'desk/list')
  const { state, note, decided_at, decided_by, product, photos, artisan } = proposal
  const missing = missingIn(proposal, language)
  const facts = [
    ['price', formatSom(proposal.price)],
    ['category', localized(proposal.category, language)],
    ['color', localized(proposal.color, language)],
    ['size', proposal.size],
    ['stock', formatNumber(proposal.stock, language)],
    [
      'days',
      proposal.made_to_order_days === null ? '–' : formatNumber(proposal.made_to_order_days, language),
    ],
    ['weight', formatNumber(proposal.weight, language)],
  ] as const
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <span className="site-desk-note">
          <a href={`${prefix}/craftsman/${artisan.id}`}>{localized(artisan.name, language)}</a>
        </span>
        {decided_at === null ? null : (
          <span className="site-desk-note">
            {moderatedByText(tList, decided_by, formatDateTime(decided_at, language))}
          </span>
        )}
      </p>
      {note === null ? null : <p className="site-desk-why">{tList('why', { reason: note })}</p>}
      <ul className="site-proposal-photos">
        {photos.map((path, place) => (
          <li key={path}>
            <a href={mediaUrl(apiHost, path)} target="_blank" rel="noopener">
              <Image
                photo={mediaUrl(apiHost, path)}
                alt={t('photo', { place: place + 1 })}
                sizes="120px"
                widths={[320]}
              />
            </a>
          </li>
        ))}
      </ul>
      <dl className="site-desk-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {missing === null ? null : (
        <p className="site-desk-note">
          <strong>{t('missing', { languages: missing })}</strong>
        </p>
      )}
      {LANGUAGES.filter((one) => !isBlank(proposal.name[one]) || !isBlank(proposal.description[one])).map(
        (one) => (
          <div key={one}>
            {!isBlank(proposal.name[one]) ? (
              <h3 className="site-desk-quoted" lang={LANGUAGE_TAGS[one]}>
                {proposal.name[one]}
              </h3>
            ) : null}
            {!isBlank(proposal.description[one]) ? (
              <LongText text={proposal.description[one]} language={one} />
            ) : null}
          </div>
        ),
      )}
      {product === null ? null : (
        <p>
          <a href={prefix + productPath('special', product.slug)}>{t('see')}</a>
          {' · '}
          <a href={`${prefix}/desk/special-goods/${product.id}`}>{t('stockAndPrices')}</a>
        </p>
      )}
    </>
  )
}
