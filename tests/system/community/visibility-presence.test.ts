import { confirmed } from '#tests/support/cast.ts';
import { chatWith, read, sendMessage } from '#tests/support/chatting.ts';
import { listen } from '#tests/support/listen.ts';

test.each(['alice', 'bob'] as const)(
  'where %s hides being online, delivery and typing are not announced',
  async (who) => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    const hider = { alice, bob }[who];
    const hide = (show_online: boolean) =>
      hider.visitor.call('PUT /api/visibility.php', { body: { show_online } });
    expect((await hide(false)).status).toBe(200);
    const first = await sendMessage(alice, bob);
    const stream = await listen(alice);
    await bob.visitor.call('POST /api/typing.php', { body: { conversation: first.conversation } });
    await bob.visitor.call('PUT /api/delivered.php', {
      body: { conversation: first.conversation, delivered_until: first.id },
    });
    expect((await chatWith(alice, bob)).delivered_until).toBe(0);
    // Read receipts still come where both send them.
    await read(bob, first);
    expect(await stream(`"read_until":${first.id}`, 1)).toBe(1);
    expect([await stream('"delivered_until"', 0), await stream('"type":"typing"', 0)]).toEqual([0, 0]);
    expect(await chatWith(alice, bob)).toMatchObject({ delivered_until: first.id, read_until: first.id });
    await bob.visitor.call('PUT /api/user.php', { body: { read_receipts: false } });
    const second = await sendMessage(alice, bob);
    await read(bob, second);
    expect(await chatWith(alice, bob)).toMatchObject({ delivered_until: 0, read_until: 0 });
    expect(await stream('"delivered_until"', 0)).toBe(0);
    await hide(true);
    expect((await chatWith(alice, bob)).delivered_until).toBe(second.id);
  },
);
