import { countBadge, countNew, creditsBadge } from './badges.ts';

it('counts unread messages and new likes', () => {
  const chats = [{ num_unread_messages: 2 }, { num_unread_messages: 0 }, { num_unread_messages: 5 }];
  expect(countNew(chats, [{ like_new: true }, { like_new: false }])).toEqual({ unread: 7, newLikes: 1 });
  expect(countNew([], [])).toEqual({ unread: 0, newLikes: 0 });
});

describe('countBadge', () => {
  it.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('%d shows %s', (count, text) => {
    expect(countBadge(count)).toBe(text);
  });
});

describe('creditsBadge', () => {
  it('warns a paid user at 10 credits or fewer', () => {
    expect(creditsBadge({ paid_user: true, credits: 11 })).toBeNull();
    expect(creditsBadge({ paid_user: true, credits: 10 })).toEqual({ credits: 10, tone: 'warning' });
    expect(creditsBadge({ paid_user: true, credits: 1 })).toEqual({ credits: 1, tone: 'warning' });
  });

  it('turns to danger at 0', () => {
    expect(creditsBadge({ paid_user: true, credits: 0 })).toEqual({ credits: 0, tone: 'danger' });
  });

  it('does not appear for free members', () => {
    expect(creditsBadge({ paid_user: false, credits: 0 })).toBeNull();
  });
});
