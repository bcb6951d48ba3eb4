import { describeJob } from './jobs.ts';

test('a mail is described by its kind only', () => {
  expect(describeJob('send-mail', { mail: 'activation', id: 17 })).toEqual({
    job: 'send-mail',
    mail: 'activation',
  });
  expect(describeJob('send-notification', { notificationId: 17 })).toEqual({
    job: 'send-notification',
    mail: 'notification',
  });
});

test('any other job is described by its queue', () => {
  expect(describeJob('erase-photo', { hash: '0123456789abcdef' })).toEqual({ job: 'erase-photo' });
});
