import type { PropPath } from '@shyrdak/sdk/blocks'
import { propAt } from '@shyrdak/state-machines/page-editor'
import { memo } from 'react'
import { usePageContext } from '#page/use-page-context.ts'
import { blockTexts } from '../block-texts.ts'
import { ChoiceInput } from './choice-input.tsx'
import { ColorInput } from './color-input.tsx'
import { GroupInput } from './group-input.tsx'
import { HrefInput } from './href-input.tsx'
import { HtmlInput } from './html-input.tsx'
import { ImageInput } from './image-input.tsx'
import { ListInput } from './list-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { StylesInput } from './styles-input.tsx'
import { SwitchInput } from './switch-input.tsx'
import { TextInput } from './text-input.tsx'
import { TypedInput } from './typed-input.tsx'
import { VideoInput } from './video-input.tsx'
import type { BlockFieldProps, FieldsOfProps } from './use-block-field.ts'

const isNumber = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text)
const readLength = (text: string) => (isNumber(text.trim()) ? Number(text) : text.trim())
const readWeight = (option: string) => (isNumber(option) ? Number(option) : option)
const WEIGHTS = ['normal', 'bold', '300', '400', '500', '600', '700', '800', '900'] as const
const PLAIN = { spellCheck: false } as const

function FieldView(props: BlockFieldProps) {
  const { field } = props
  const texts = blockTexts(usePageContext().language)
  switch (field.kind) {
    case 'text':
      return <TextInput {...props} />
    case 'html':
      return <HtmlInput {...props} />
    case 'href':
      return <HrefInput {...props} />
    case 'image':
      return <ImageInput {...props} />
    case 'video':
      return <VideoInput {...props} />
    case 'classes':
      return <TypedInput {...props} read={(text) => text.trim()} input={PLAIN} />
    case 'color':
      return <ColorInput {...props} />
    case 'length':
      return <TypedInput {...props} read={readLength} input={PLAIN} />
    case 'number':
      return <TypedInput {...props} read={readLength} input={{ inputMode: 'numeric' }} />
    case 'weight': {
      const options = WEIGHTS.map((weight) => ({
        value: weight,
        label: isNumber(weight) ? weight : texts.optionOf('weight', weight),
      }))
      return <ChoiceInput {...props} read={readWeight} options={options} />
    }
    case 'enum': {
      const options = field.options.map((option) => ({
        value: option,
        label: texts.optionOf(field.name, option),
      }))
      return <ChoiceInput {...props} read={(option) => option} options={options} />
    }
    case 'boolean':
      return <SwitchInput {...props} />
    case 'banner':
    case 'blog_category':
    case 'retail_category':
    case 'special_category':
      return <ReferenceInput {...props} />
    case 'list':
      return <ListInput {...props} Fields={FieldsOf} />
    case 'group':
      return <GroupInput {...props} Fields={FieldsOf} />
    case 'styles':
      return <StylesInput {...props} />
    case 'key':
      return null
    default:
      return field satisfies never
  }
}

const isOver = (path: PropPath, start: PropPath) => start.every((step, index) => path[index] === step)

/** The notes on a field and the fields below it, as a string. */
const marksOf = ({ same, path }: BlockFieldProps) =>
  same
    .filter((one) => isOver(one.path, path))
    .map((one) => `${one.path.join('.')} ${one.language}`)
    .join()

/** Renders a field again only when its value or its notes have changed. */
const SameField = memo(
  FieldView,
  (before, after) =>
    before.block.id === after.block.id &&
    before.field === after.field &&
    before.path.join('.') === after.path.join('.') &&
    propAt(before.block.props, before.path) === propAt(after.block.props, after.path) &&
    marksOf(before) === marksOf(after),
)

const NO_PATH: PropPath = []

/** The fields of a block, one below the other. */
export const FieldsOf = ({ block, fields, path = NO_PATH, same }: FieldsOfProps) =>
  fields.map((field) => (
    <SameField key={field.name} block={block} field={field} path={[...path, field.name]} same={same} />
  ))
