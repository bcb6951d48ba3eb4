// A slow machine is no fault of a change: `verify` retries a failed test once and names it.
if (process.env.VERIFY_FORM) jest.retryTimes(1, { logErrorsBeforeRetry: true });
