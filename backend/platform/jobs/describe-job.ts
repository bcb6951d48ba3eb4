/** Loggable data of a job: its queue and the kind of mail, without recipient or content. */
export function describeJob(name: string, data: object): { job: string; mail?: string } {
  if ('mail' in data && typeof data.mail === 'string') return { job: name, mail: data.mail };
  return name === 'send-notification' ? { job: name, mail: 'notification' } : { job: name };
}
