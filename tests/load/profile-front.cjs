// Loaded into every process of a start (`NODE_OPTIONS=--require`): profiles the front, and writes to PROFILE_FILE when it ends.
if (process.argv[1]?.endsWith('front.mjs')) {
  const { writeFileSync } = require('node:fs');
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 500 });
  session.post('Profiler.start');
  process.on('exit', () => {
    session.post('Profiler.stop', (error, answer) => {
      if (!error) writeFileSync(process.env.PROFILE_FILE, JSON.stringify(answer.profile));
    });
  });
}
