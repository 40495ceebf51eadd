import { prove } from './prove.ts'

prove({
  'chat-drops': 'readers whose connections are cut hear each message once and in order',
  'chat-listener': 'a store that is cut off from the news of its database misses none of them',
  'chat-across': 'what is written at one process is read at another',
  'chat-idle': 'people who only look on take no more memory the longer they do',
})
