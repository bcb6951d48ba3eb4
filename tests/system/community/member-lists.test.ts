import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

// A town where no other test has members: its first page is not a random draw.
const town = { region: 'DE-MV', city: 'Stralsund' };

const searches = [
  '?city=Stralsund',
  '?gender=woman&city=Stralsund',
  '?filters=more&city=Stralsund',
  '?country=DE&city=Stralsund&distance=50',
  '?gender=woman&country=DE&city=Stralsund&min_age=30&max_age=40&kind=real',
];

test.each(searches)('the cached list /members%s follows joins and changes of name', async (search) => {
  const visitor = new Visitor(herzfunke);
  const shows = async (link: string, name: string) => {
    const { status, text } = await visitor.get(`/members${search}`);
    expect(status).toBe(200);
    return new RegExp(`href="${link}".{0,600}${name}, 35`, 's').test(text);
  };
  expect(await shows('/members/0', 'Nobody')).toBe(false);

  const anna = await confirmed('Anna', { gender: 'woman', ...town });
  const link = `/members/${anna.user.profile.id}`;
  await until(() => shows(link, 'Anna'));

  await anna.visitor.call('PUT /api/profile.php', { body: { name: 'Annabel' } });
  await until(() => shows(link, 'Annabel'));
});
