/** What the log tells of a job: its queue and, of a mail, which one it is; never for whom, nor what it says. */
export function describeJob(name: string, data: object): { job: string; mail?: string } {
  if ('mail' in data && typeof data.mail === 'string') return { job: name, mail: data.mail };
  return name === 'send-notice' ? { job: name, mail: 'notification' } : { job: name };
}
