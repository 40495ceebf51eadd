import { artisan } from '../special-tables.ts'

/** The columns of a workshop that lists show. */
export const artisanRow = {
  id: artisan.id,
  name: artisan.name,
  position: artisan.position,
  profile_pic: artisan.profilePic,
}
