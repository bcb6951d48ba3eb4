import { relative } from 'node:path';
import { note } from './progress.mjs';

/** A Playwright reporter: a line for each test, counted by file. */
export default class PlaywrightProgress {
  printsToStdio() {
    return false;
  }

  onTestBegin({ location }) {
    note({ file: location.file, begins: true });
  }

  onTestEnd(test, result) {
    const { file } = test.location;
    const seconds = result.duration / 1000;
    const name = `${relative(process.cwd(), file)} › ${test.titlePath().slice(3).join(' › ')}`;
    const isGood = result.status === test.expectedStatus;
    const isOver = isGood || test.results.length > test.retries;
    if (!isOver) note({ file, seconds });
    else if (isGood) note({ file, seconds, passed: 1, again: test.results.length > 1 ? [name] : [] });
    else note({ file, seconds, failed: [{ test: name, error: result.error?.message ?? result.status }] });
  }

  onError({ message = '', location }) {
    note({ file: location?.file ?? process.cwd(), failed: [{ test: 'the run itself', error: message }] });
  }
}
