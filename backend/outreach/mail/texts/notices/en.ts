import type { NoticeTexts } from './notice-texts.ts';

export const en: NoticeTexts = {
  why: 'You’re getting this email because “{setting}” is turned on in your {brand} notifications.',
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
    text: 'There’s a message waiting for you. Only you can read it, when you’re logged in.',
    button: 'Read and reply',
  },
  new_messages: {
    one: '{name} has written to you',
    many: 'Conversations with new messages: {count}',
    text: 'There’s something new in your conversations. Only you can read it, when you’re logged in.',
    button: 'Read messages',
  },
  like: {
    one: '{name} likes you',
    match: 'You and {name} like each other',
    many: 'New likes: {count}',
    text: 'See for yourself whether you might get on.',
    mutual: 'you like each other',
    button: 'See the profile',
    all: 'See your likes',
  },
  unread: {
    subject: 'Unread messages: {count}',
    text: 'These messages have been waiting for a while. We’ll remind you once a day at most.',
    button: 'Read messages',
    facts: { real: 'From members', fictional: 'From fictional profiles' },
  },
  weekly: {
    subject: 'Your week on {brand}',
    text: 'Here’s what has happened since last week. The figures are as of today; members and fictional profiles are counted separately.',
    button: 'See members',
    newcomers: { real: 'New members near you', fictional: 'New fictional profiles near you' },
    likes: { real: 'Unseen likes from members', fictional: 'Unseen likes from fictional profiles' },
    unread: {
      real: 'Unread conversations with members',
      fictional: 'Unread conversations with fictional profiles',
    },
  },
  activation: {
    subject: 'Your {brand} sign-up is almost complete',
    paragraphs: [
      'You signed up to {brand} but haven’t confirmed your email address yet. Until you do, your profile isn’t visible and you can’t write to anyone.',
    ],
    button: 'Confirm email address',
    notes: [
      'Didn’t sign up? You don’t need to do anything: if the address isn’t confirmed, we delete the account 30 days after the sign-up.',
    ],
  },
  photo: {
    subject: 'Your {brand} profile has no photo yet',
    paragraphs: [
      'A photo shows others who they’re writing to. You choose which one, and you can remove it at any time.',
    ],
    button: 'Add a photo',
    notes: ['This is the only time we’ll remind you.'],
  },
};
