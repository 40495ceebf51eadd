import { prove } from './prove.ts'

prove({
  emails: 'a store killed while it sends emails has sent each as one, and that of the order first',
})
