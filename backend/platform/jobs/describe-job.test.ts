import { describeJob } from './describe-job.ts';

test('a mail is told by its kind, and nothing else of it', () => {
  expect(describeJob('send-mail', { mail: 'activation', id: 17 })).toEqual({
    job: 'send-mail',
    mail: 'activation',
  });
  expect(describeJob('send-notice', { mailingId: 17 })).toEqual({ job: 'send-notice', mail: 'notification' });
});

test('any other job is told by its queue', () => {
  expect(describeJob('erase-photo', { hash: '0123456789abcdef' })).toEqual({ job: 'erase-photo' });
});
