import { pickTexts } from './pick-texts.ts';

const all = {
  likes: { title: 'Likes' },
  members: { grid: { name: 'Name' }, rings: { new: 'Neu' }, lead: 'x' },
};

test('whole namespaces and groups of one are picked, and nothing else', () => {
  expect(pickTexts(all, ['members.grid', 'members.rings'])).toEqual({
    members: { grid: { name: 'Name' }, rings: { new: 'Neu' } },
  });
  expect(pickTexts(all, ['likes'])).toEqual({ likes: { title: 'Likes' } });
});
