import type { Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { chatWith, getProfileId, messageFor, sendMessage } from '#tests/support/chatting.ts';

const english = 'I love long walks by the sea, and I read far too many books about old ships.';
const write = ({ visitor }: Person, about_me: string) =>
  visitor.call('PUT /api/profile.php', { body: { about_me } });

const fetchProfile = async (person: Person) => {
  const answer = await new Visitor(herzfunke).call<{ profile: Profile }>('GET /api/member.php', {
    query: { id: getProfileId(person) },
  });
  return answer.body.profile;
};

/** The opening tag of the paragraph with the text. */
async function fetchParagraph(path: string, text: string): Promise<string> {
  let tag: string | undefined;
  await until(async () => {
    const page = await new Visitor(herzfunke).get(path);
    tag = new RegExp(`<p[^>]*>(?=${text.slice(0, 30)})`).exec(page.text)?.[0];
    return tag !== undefined;
  });
  return tag ?? '';
}

test('a text about oneself says which language it is in, where it is another than the page’s', async () => {
  const alice = await confirmed('Alice');
  await write(alice, english);
  expect((await fetchProfile(alice)).about_language).toBe('en');
  expect(await fetchParagraph(`/members/${getProfileId(alice)}`, english)).toContain('lang="en"');
  expect(await fetchParagraph(`/en/members/${getProfileId(alice)}`, english)).not.toContain('lang');
});

test('a message says which language it is in, to both', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const [message, short] = [await sendMessage(alice, bob, english), await sendMessage(alice, bob, 'Ok?')];
  expect(message.language).toBe('en');
  expect((await messageFor(bob, message))?.language).toBe('en');
  expect((await messageFor(bob, short))?.language).toBeUndefined();
  expect((await chatWith(bob, alice)).last_message?.language).toBeUndefined();
});
