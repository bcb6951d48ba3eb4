import { findOpenConversation } from './open-conversation.ts';

test.each([
  ['/chats/4', { conversation: 4 }],
  ['/members/9/chat', { member: 9 }],
  ['/members/9', {}],
  ['/chats', {}],
  ['/', {}],
])('%s', (path, open) => {
  expect(findOpenConversation(path)).toEqual(open);
});
