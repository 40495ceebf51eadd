import { html, type Html } from './html.ts'
import { EMAIL_STYLES } from './email-frame.ts'

interface EmailLine {
  photo: string
  name: string
  /** Description and delivery, one line each. */
  about: readonly string[]
  /** Quantity and unit price, then their total. */
  count: string
  sum: string
}

const { soft, rule } = EMAIL_STYLES

/** A table row for one item. The total is below the name, whose column is narrow on a phone. */
export const emailLine = ({ photo, name, about, count, sum }: EmailLine): Html =>
  html`<tr>
    <td width="72" valign="top" style="padding:12px 12px 12px 0;${rule}">
      <img src="${photo}" alt="" width="72" height="72" style="display:block;border-radius:8px" />
    </td>
    <td valign="top" style="padding:12px 0;${rule}">
      <strong>${name}</strong>
      <div style="${soft}">${about.map((one) => html`<div>${one}</div>`)}</div>
      <div align="right" style="text-align:right;padding-top:4px">
        <span style="white-space:nowrap;${soft}">${count}</span>
        <span style="white-space:nowrap;padding-left:12px">${sum}</span>
      </div>
    </td>
  </tr>`
