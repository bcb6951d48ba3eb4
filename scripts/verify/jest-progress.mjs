import { relative } from 'node:path';
import { note } from './progress.mjs';

/** A reporter of Jest. */
export default class JestProgress {
  onTestFileStart({ path }) {
    note({ file: path, begins: true });
  }

  onTestFileResult({ path }, { testResults, testExecError, failureMessage, perfStats }) {
    const file = relative(process.cwd(), path);
    const name = ({ fullName }) => `${file} › ${fullName}`;
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .map((each) => ({ test: name(each), error: each.failureMessages.join('\n') }));
    // A file that cannot be loaded has no tests that could fail.
    if (testExecError && failed.length === 0) failed.push({ test: file, error: failureMessage ?? '' });
    note({
      file: path,
      seconds: (perfStats.end - perfStats.start) / 1000,
      passed: testResults.filter(({ status }) => status === 'passed').length,
      failed,
      again: testResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(name),
    });
  }
}
