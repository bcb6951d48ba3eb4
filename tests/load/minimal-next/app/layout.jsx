export const metadata = { title: 'Members', description: 'The same cards, and nothing else.' };

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  );
}
