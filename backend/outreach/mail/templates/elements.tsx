/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react';
import { truncateText } from '#lib/contract/community/visible-text.ts';

// Mail programs require layout tables, inline styles, separate margins, and a wrapper around buttons for Outlook,
// which ignores padding in links.

type Styled = { style?: CSSProperties; children?: ReactNode };

/** A box with outer and inner style. */
export function Area({ style, inside, children }: Styled & { inside?: CSSProperties }) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={style}
    >
      <tbody>
        <tr>
          <td style={inside}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

const previewLength = 150;
/** Mail lists continue a short preview with the text of the mail; these invisible characters fill the line. */
const unseen = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF';

/** The preview text beside the subject in a mail list. */
export function Preview({ text }: { text: string }) {
  const shown = truncateText(text, previewLength);
  const style = {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  };
  return (
    <div style={style} data-skip-in-text={true}>
      {shown}
      {shown.length < previewLength && <div>{unseen.repeat(Math.max(0, previewLength - shown.length))}</div>}
    </div>
  );
}

type TextProps = Styled & { below: number; 'data-skip-in-text'?: boolean };

/** A paragraph with a bottom margin in pixels. */
export function Text({ below, style: { fontSize, lineHeight, ...style } = {}, ...rest }: TextProps) {
  const margins = { marginTop: '0', marginRight: '0', marginBottom: `${below}px`, marginLeft: '0' };
  return <p {...rest} style={{ fontSize, lineHeight, margin: `0 0 ${below}px`, ...style, ...margins }} />;
}

export function Link({ href, style: { color, ...style } = {}, children }: Styled & { href: string }) {
  return (
    <a href={href} style={{ color, textDecorationLine: 'none', ...style }} target="_blank">
      {children}
    </a>
  );
}

const space = (raise: string, end: string) => ({
  __html: `<!--[if mso]><i style="mso-font-width:466.6666666666667%${raise}" hidden>&#8202;&#8202;&#8202;${end}</i><![endif]-->`,
});

type ButtonProps = { href: string; colour: string; textColour: string; children: string };

export function Button({ href, colour, textColour, children }: ButtonProps) {
  const style = {
    lineHeight: '100%',
    textDecoration: 'none',
    display: 'inline-block',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    backgroundColor: colour,
    color: textColour,
    borderRadius: 24,
    padding: '14px 28px',
    fontSize: 16,
    fontWeight: 600,
    paddingTop: 14,
    paddingRight: 28,
    paddingBottom: 14,
    paddingLeft: 28,
  };
  const label = {
    maxWidth: '100%',
    display: 'inline-block',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: 10.5,
  };
  return (
    <a href={href} style={style} target="_blank">
      <span dangerouslySetInnerHTML={space(';mso-text-raise:21', '')} />
      <span style={label}>
        {/* No line may end within a word that has a hyphen. */}
        {children.split(/(\s+)/).map((part, at) =>
          part.includes('-') ? (
            <span key={at} style={{ whiteSpace: 'nowrap' }}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>
      <span dangerouslySetInnerHTML={space('', '&#8203;')} />
    </a>
  );
}
