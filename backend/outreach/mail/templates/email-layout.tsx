/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { labelled } from '#lib/contract/labelled.ts';
import type { Brand } from '#backend/brands/brand.ts';
import { Area, Button, Link, Preview, Text } from './elements.tsx';

export type EmailLayoutProps = {
  brand: Pick<Brand, 'name'> & { settings: Pick<Brand['settings'], 'theme'> };
  locale: string;
  subject: string;
  /** Including punctuation. */
  greeting: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Introduces the button's address, shown below it. */
  linkHint: string;
  /** Names and values, such as a receipt number. */
  facts?: { name: string; value: string }[];
  /** Members in the mail: the name links to a page, the line below has age and town, or the label "fictional". */
  people?: { name: string; line: string; href: string }[];
  /** Further links below the button. */
  links?: { label: string; href: string }[];
  notes: string[];
  /** Why the mail was sent, and how to stop it. */
  stop?: { why: string; links: { label: string; href: string }[] };
  sender: string;
};

const face = "Figtree, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const ink = '#2A1A24';
const muted = '#6F5A67';

/** The common layout of our mails: brand, a few sentences, at most one button, and the sender. */
export function EmailLayout({
  brand,
  locale,
  subject,
  greeting,
  paragraphs,
  people,
  button,
  linkHint,
  facts,
  links,
  notes,
  stop,
  sender,
}: EmailLayoutProps) {
  const { light, radius } = brand.settings.theme;
  return (
    <html dir="ltr" lang={locale}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </head>
      <Preview text={paragraphs[0] ?? subject} />
      <Sheet>
        <Area
          style={{
            maxWidth: 560,
            backgroundColor: '#FFFFFF',
            borderRadius: radius,
            border: '1px solid #EBDDE4',
          }}
        >
          <Area style={{ padding: '28px 32px' }}>
            <Text
              below={20}
              style={{ fontSize: 22, lineHeight: '24px', fontWeight: 700, color: light.primary }}
            >
              {brand.name}
            </Text>
            <h1 style={{ margin: '0 0 16px', fontSize: 22, lineHeight: '30px' }}>{subject}</h1>
            <Text below={14} style={paragraphStyle}>
              {greeting}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} below={14} style={paragraphStyle}>
                {paragraph}
              </Text>
            ))}
            {people && <People people={people} colour={light.primary} />}
            {facts?.map(({ name, value }) => (
              <Text key={name} below={14} style={{ ...paragraphStyle, overflowWrap: 'anywhere' }}>
                <strong>{labelled(locale, name, '').trimEnd()}</strong> <Lines text={value} />
              </Text>
            ))}
            {button && (
              <EmailButton {...button} hint={linkHint} colour={light.primary} textColour={light.on_primary} />
            )}
            {links?.map(({ label, href }) => (
              <Text key={href} below={14} style={paragraphStyle}>
                <Link href={href} style={{ color: light.primary }}>
                  {label}
                </Link>
              </Text>
            ))}
            {notes.map((note) => (
              <Text key={note} below={8} style={noteStyle}>
                {note}
              </Text>
            ))}
            <hr style={ruleStyle} />
            {stop && <WaysToStop {...stop} />}
            <Text below={8} style={noteStyle}>
              {sender}
            </Text>
          </Area>
        </Area>
      </Sheet>
    </html>
  );
}

const paragraphStyle = { fontSize: 16, lineHeight: '25px' };
const noteStyle = { fontSize: 13, lineHeight: '20px', color: muted };
const ruleStyle = {
  width: '100%',
  border: 'none',
  borderTop: '1px solid #eaeaea',
  margin: '20px 0',
  borderColor: '#EBDDE4',
};

/** The background of the mail, styled on a table because not every program keeps the style of the body. */
function Sheet({ children }: { children: ReactNode }) {
  const backgroundColor = '#FBF6F8';
  return (
    <body style={{ backgroundColor, margin: 0, padding: 0 }}>
      <Area inside={{ margin: 0, padding: '24px 12px', backgroundColor, fontFamily: face, color: ink }}>
        {children}
      </Area>
    </body>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // Lines have no identity but their position.
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function People({ people, colour }: { people: NonNullable<EmailLayoutProps['people']>; colour: string }) {
  return people.map(({ name, line, href }) => (
    <Text
      key={href}
      below={14}
      style={{ ...paragraphStyle, paddingLeft: 14, borderLeft: '3px solid #EBDDE4' }}
    >
      <Link href={href} style={{ color: colour, fontWeight: 600 }}>
        {name}
      </Link>
      <br />
      {line}
    </Text>
  ));
}

function WaysToStop({ why, links }: NonNullable<EmailLayoutProps['stop']>) {
  return (
    <Text below={8} style={noteStyle}>
      {why}
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          <br />
          <Link href={href} style={{ color: muted, textDecoration: 'underline', lineHeight: '28px' }}>
            {label}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}

type ButtonProps = NonNullable<EmailLayoutProps['button']> & {
  hint: string;
  colour: string;
  textColour: string;
};

function EmailButton({ label, href, hint, colour, textColour }: ButtonProps) {
  return (
    <>
      <Area style={{ margin: '8px 0 22px' }}>
        <Button href={href} colour={colour} textColour={textColour}>
          {label}
        </Button>
      </Area>
      {/* The plain text shows the address beside the label already. */}
      <Text below={8} style={noteStyle} data-skip-in-text={true}>
        {hint}
        <br />
        <Link href={href} style={{ color: muted, overflowWrap: 'anywhere' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}
