/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { labelled } from '#lib/contract/labelled.ts';
import type { Brand } from '#backend/brands/brand.ts';

export type LetterProps = {
  brand: Pick<Brand, 'name'> & { settings: Pick<Brand['settings'], 'theme'> };
  locale: string;
  subject: string;
  /** With the mark that closes it. */
  greeting: string;
  paragraphs: string[];
  button?: { label: string; href: string; hint: string };
  /** Names and values, such as the number of a receipt. */
  facts?: { name: string; value: string }[];
  /** Members it tells of: the name leads to a page, the line below says age and town, or that the profile is fictional. */
  people?: { name: string; line: string; href: string }[];
  /** Where else to go, below the button. */
  links?: { label: string; href: string }[];
  notes: string[];
  /** Why the mail came, and the ways to stop it. */
  stop?: { why: string; links: { label: string; href: string }[] };
  sender: string;
};

const face = "Figtree, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const ink = '#2A1A24';
const muted = '#6F5A67';

/** The one form of our mails: brand, a few sentences, at most one button, and who sends it. */
export function Letter({
  brand,
  locale,
  subject,
  greeting,
  paragraphs,
  people,
  button,
  facts,
  links,
  notes,
  stop,
  sender,
}: LetterProps) {
  const { light, radius } = brand.settings.theme;
  return (
    <Html lang={locale}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body
        style={{ margin: 0, padding: '24px 12px', backgroundColor: '#FBF6F8', fontFamily: face, color: ink }}
      >
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: '#FFFFFF',
            borderRadius: radius,
            border: '1px solid #EBDDE4',
          }}
        >
          <Section style={{ padding: '28px 32px' }}>
            <Text style={{ margin: '0 0 20px', fontSize: 22, fontWeight: 700, color: light.primary }}>
              {brand.name}
            </Text>
            <Heading as="h1" style={{ margin: '0 0 16px', fontSize: 22, lineHeight: '30px' }}>
              {subject}
            </Heading>
            <Text style={paragraphStyle}>{greeting}</Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} style={paragraphStyle}>
                {paragraph}
              </Text>
            ))}
            {people && <People people={people} colour={light.primary} />}
            {facts?.map(({ name, value }) => (
              <Text key={name} style={{ ...paragraphStyle, overflowWrap: 'anywhere' }}>
                <strong>{labelled(locale, name, '').trimEnd()}</strong> <Lines text={value} />
              </Text>
            ))}
            {button && <LetterButton {...button} colour={light.primary} textColour={light.on_primary} />}
            {links?.map(({ label, href }) => (
              <Text key={href} style={paragraphStyle}>
                <Link href={href} style={{ color: light.primary }}>
                  {label}
                </Link>
              </Text>
            ))}
            {notes.map((note) => (
              <Text key={note} style={noteStyle}>
                {note}
              </Text>
            ))}
            <Hr style={{ margin: '20px 0', borderColor: '#EBDDE4' }} />
            {stop && <WaysToStop {...stop} />}
            <Text style={noteStyle}>{sender}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const paragraphStyle = { margin: '0 0 14px', fontSize: 16, lineHeight: '25px' };
const noteStyle = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: muted };

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // Lines have no other identity than their place.
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function People({ people, colour }: { people: NonNullable<LetterProps['people']>; colour: string }) {
  return people.map(({ name, line, href }) => (
    <Text key={href} style={{ ...paragraphStyle, paddingLeft: 14, borderLeft: '3px solid #EBDDE4' }}>
      <Link href={href} style={{ color: colour, fontWeight: 600 }}>
        {name}
      </Link>
      <br />
      {line}
    </Text>
  ));
}

function WaysToStop({ why, links }: NonNullable<LetterProps['stop']>) {
  return (
    <Text style={noteStyle}>
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

type ButtonProps = NonNullable<LetterProps['button']> & { colour: string; textColour: string };

function LetterButton({ label, href, hint, colour, textColour }: ButtonProps) {
  return (
    <>
      <Section style={{ margin: '8px 0 22px' }}>
        <Button
          href={href}
          style={{
            backgroundColor: colour,
            color: textColour,
            borderRadius: 24,
            padding: '14px 28px',
            fontSize: 16,
            fontWeight: 600,
          }}
        >
          {label}
        </Button>
      </Section>
      {/* The plain text shows the address beside the label already. */}
      <Text style={noteStyle} data-skip-in-text={true}>
        {hint}
        <br />
        <Link href={href} style={{ color: muted, overflowWrap: 'anywhere' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}
