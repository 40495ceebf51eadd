import { artisan } from '../special-tables.ts'

/** The columns of a workshop shown in lists. */
export const artisanRow = {
  id: artisan.id,
  name: artisan.name,
  position: artisan.position,
  profile_pic: artisan.profilePic,
}
