'use client';

/** `docs/specification.md` §8, for when even the error page fails: no theme, no catalogue, no other dependencies. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>Error</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body
        style={{
          margin: '20vh auto',
          maxWidth: '30rem',
          padding: '0 1rem',
          fontFamily: 'system-ui, sans-serif',
        }}
      >
        <h1 style={{ fontSize: '1.5rem' }}>An error occurred while showing the error page</h1>
        {/* A plain link: a new document recovers most reliably. */}
        <a href="/">Go back to home</a>
      </body>
    </html>
  );
}
