// What a slow machine does to a whole stack is no fault of a change: `verify` tries a failed test once more and names it.
if (process.env.VERIFY_FORM) jest.retryTimes(1, { logErrorsBeforeRetry: true });
