import { waitForMail } from '#tests/support/mailbox.ts';
import { brand, supportAddress, throwawayBrand } from '#tests/support/throwaway-brand.ts';
import { unconfirmed } from '#tests/support/cast.ts';

test('a mail that cannot be delivered goes back to the mailbox that the brand names, else to its support', async () => {
  const funke = await throwawayBrand();
  try {
    const before = await unconfirmed('Greta', {}, funke.host);
    const first = await waitForMail(before.email);
    expect(first).toMatchObject({ sender: supportAddress(funke.host) });

    await funke.set('bounce_email', 'bounces@mail.amoria.example');
    const after = await unconfirmed('Hanna', {}, funke.host);
    const second = await waitForMail(after.email);
    expect(second.sender).toBe('bounces@mail.amoria.example');
    expect(second.from).toContain(`<${supportAddress(funke.host)}>`);

    const refused = await brand('set', funke.id, 'bounce_email', 'no address');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('bounce_email')]);
  } finally {
    await funke.close();
  }
});
