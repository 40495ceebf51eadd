import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { ARTISAN_LINKS, type SocialLink } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useId, useRef } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

/** Links of the workshop to other sites. */
export function SocialLinks({
  page: { draft, issues, isReadOnly, send },
}: {
  readonly page: OpenCraftsmanProfile
}) {
  const id = useId()
  const t = useMessages('craftsman-profile')
  const i18n = useCodeMessages('issues')
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLDivElement>(null)
  const before = useRef(draft.social.length)
  const pressed = useRef(false)
  const { social } = draft

  // Focus moves to an added link, or to the button after a removal.
  useEffect(() => {
    const { length } = social
    if (pressed.current && length > before.current)
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    else if (pressed.current && length < before.current) add.current?.querySelector('button')?.focus()
    before.current = length
    pressed.current = false
  }, [social])

  function change(links: readonly SocialLink[], about: string) {
    send({ type: 'page.change', change: { social: links }, about })
  }
  function press(links: readonly SocialLink[]) {
    pressed.current = true
    change(links, 'social')
  }
  const errorAt = (path: string) => {
    const issue = issues.find((one) => one.path.join('.') === path)
    return issue && describeIssue(issue, i18n)
  }
  const field = (place: number, name: 'url' | 'name') => ({
    id: `${id}-${place}-${name}`,
    name: `social.${place}.${name}`,
    label: t(`links.${name}`),
    error: errorAt(`social.${place}.${name}`),
    value: social[place]?.[name] ?? '',
    readOnly: isReadOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(
        social.map((link, at) => (at === place ? { ...link, [name]: currentTarget.value } : link)),
        `social.${place}.${name}`,
      ),
  })
  return (
    <div className="shyrdak-craftsman-profile-links">
      {social.length > 0 ? (
        <ul ref={list}>
          {social.map((link, place) => (
            <li key={place} className="shyrdak-craftsman-profile-link">
              <div data-path={`social.${place}.url`}>
                <Field
                  {...field(place, 'url')}
                  hint={t('links.hint')}
                  inputMode="url"
                  autoCapitalize="none"
                  autoComplete="off"
                />
              </div>
              <div data-path={`social.${place}.name`}>
                <Field {...field(place, 'name')} autoComplete="off" />
              </div>
              <button
                type="button"
                className="shyrdak-craftsman-profile-remove"
                aria-label={t('links.remove', { name: link.name || link.url || String(place + 1) })}
                aria-disabled={isReadOnly || undefined}
                onClick={() => {
                  if (!isReadOnly) press(social.filter((_, at) => at !== place))
                }}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="shyrdak-craftsman-profile-none">{t('links.none')}</p>
      )}
      <div ref={add}>
        {social.length < ARTISAN_LINKS ? (
          <Button
            tone="secondary"
            size="small"
            aria-disabled={isReadOnly || undefined}
            onClick={() => {
              if (!isReadOnly) press([...social, { name: '', url: '' }])
            }}
          >
            <Icon name="plus" /> {t('links.add')}
          </Button>
        ) : (
          <p>{t('links.full')}</p>
        )}
      </div>
    </div>
  )
}
