import type { NoticeTexts } from './notice-texts.ts';

export const en: NoticeTexts = {
  why: 'You get this email because “{setting}” is switched on in your notifications at {brand}.',
  kinds: {
    new_conversations: 'New conversations',
    new_messages: 'New messages',
    like: 'Likes and matches',
    unread_message_reminders: 'Unread messages',
    weekly_updates: 'Your week',
    reminders: 'Reminders',
    news: 'News from {brand}',
    promotions: 'Offers',
  },
  more: { real: 'More members: {count}', fictional: 'More fictional profiles: {count}' },
  new_conversations: {
    one: '{name} has written to you for the first time',
    many: 'New conversations: {count}',
    text: 'This message is waiting for you. Only you can read what it says, on your page.',
    button: 'Read and reply',
  },
  new_messages: {
    one: '{name} has written to you',
    many: 'Conversations with new messages: {count}',
    text: 'Your conversations go on. Only you can read what was written, on your page.',
    button: 'Read messages',
  },
  like: {
    one: '{name} likes you',
    match: 'You like each other: {name} and you',
    many: 'New likes: {count}',
    text: 'See for yourself whether you might get on.',
    mutual: 'you like each other',
    button: 'See the profile',
    all: 'See your likes',
  },
  unread: {
    subject: 'Unread messages: {count}',
    text: 'These messages have been waiting for a while. We remind you once a day at most.',
    button: 'Read messages',
    facts: { real: 'From members', fictional: 'From fictional profiles' },
  },
  weekly: {
    subject: 'Your week at {brand}',
    text: 'This has happened since last week. All figures are of today, members and fictional profiles counted apart.',
    button: 'See members',
    newcomers: { real: 'New members near you', fictional: 'New fictional profiles near you' },
    likes: { real: 'Unseen likes from members', fictional: 'Unseen likes from fictional profiles' },
    unread: {
      real: 'Unread conversations with members',
      fictional: 'Unread conversations with fictional profiles',
    },
  },
  activation: {
    subject: 'Your sign-up at {brand} is almost complete',
    paragraphs: [
      'You signed up at {brand} but have not confirmed your email address yet. Only then is your profile visible and you can write to others.',
    ],
    button: 'Confirm email address',
    notes: [
      'You did not sign up? Then there is nothing to do: without confirmation we delete the account 30 days after the sign-up.',
    ],
  },
  photo: {
    subject: 'Your profile at {brand} has no photo yet',
    paragraphs: [
      'A photo shows others whom they are writing to. You choose which one, and you can remove it at any time.',
    ],
    button: 'Add a photo',
    notes: ['We remind you of this only this once.'],
  },
};
