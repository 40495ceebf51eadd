import { Field } from '@shyrdak/blocks/parts/field'
import { describeIssue } from '@shyrdak/sdk/messages'
import { artisanPath, type ArtisanLine } from '@shyrdak/state-machines/craftsman-profile/rules'
import { useId } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

/** The single-line fields except the video, which is entered or uploaded. */
export type TypedLine = Exclude<ArtisanLine, 'video'>

const FIELD_STYLES = {
  phone: { inputMode: 'tel', type: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', type: 'email', autoCapitalize: 'none', autoComplete: 'email' },
} as const satisfies Record<TypedLine, object>

interface Props {
  readonly field: TypedLine
  readonly page: OpenCraftsmanProfile
}

/** A field with one value for all languages. */
export function LineField({ field, page: { draft, issues, isReadOnly, send } }: Props) {
  const id = useId()
  const t = useMessages('craftsman-profile')
  const i18n = useCodeMessages('issues')
  const path = artisanPath(field)
  const issue = issues.find((one) => one.path.join('.') === path)
  return (
    <div className="shyrdak-craftsman-profile-line" data-path={path}>
      <Field
        {...FIELD_STYLES[field]}
        id={id}
        name={path}
        label={t(`fields.${field}`)}
        hint={t(`hints.${field}`)}
        error={issue && describeIssue(issue, i18n)}
        readOnly={isReadOnly}
        value={draft[field]}
        onChange={({ currentTarget }) =>
          send({ type: 'page.change', change: { [field]: currentTarget.value }, about: path })
        }
      />
    </div>
  )
}
