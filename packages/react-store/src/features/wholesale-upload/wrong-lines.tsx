import type { OrderFileLine, OrderFileProblem } from '@shyrdak/sdk/contract'
import { ORDER_FILE_COLUMNS } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  readonly lines: readonly OrderFileLine[]
  /** Whether there are no valid lines. */
  readonly isAll: boolean
}

/** The lines that cannot be ordered, each with its row in the file, its text and its problems. */
export function WrongLines({ lines, isAll }: Props) {
  const t = useMessages('wholesale-upload')
  return (
    <div className="shyrdak-upload-wrong">
      <p>{t(isAll ? 'wrongAllText' : 'wrongText')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('problem')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, text, problems }) => (
            <tr key={row}>
              <th scope="row" data-label={t('row')}>
                {row}
              </th>
              <td>
                {ORDER_FILE_COLUMNS.filter((column) => text[column] !== '').map((column) => (
                  <span
                    key={column}
                    data-wrong={problems.some((problem) => problem.column === column) || undefined}
                  >
                    {text[column]}
                  </span>
                ))}
              </td>
              <td>
                {problems.map((problem) => (
                  <Problem
                    key={problem.column + problem.code}
                    problem={problem}
                    text={text[problem.column] ?? ''}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ProblemProps {
  readonly problem: OrderFileProblem
  readonly text: string
}

function Problem({ problem: { column, code, known, limit }, text }: ProblemProps) {
  const t = useMessages('wholesale-upload')
  return (
    <p>
      {t(`problems.${code}`, { column: t(`columns.${column}`), text, limit: limit ?? 0 })}
      {known.length > 0 ? ` ${t('known', { names: known.join(', ') })}` : ''}
    </p>
  )
}
