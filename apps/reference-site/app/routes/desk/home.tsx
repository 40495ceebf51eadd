import { redirect } from 'react-router'
import { DESK_HOME } from '../../desk/desk-menu.ts'

/** The desk opens on its first list. */
export function clientLoader() {
  throw redirect(DESK_HOME)
}

export default function DeskHome() {
  return null
}
