import { useLocale } from 'next-intl';
import { ForeignText } from './foreign-text.island.tsx';

type Props = {
  text: string;
  /** Undefined if unknown. */ language: string | undefined;
  className?: string | undefined;
};

/** A member's text; in a foreign language it is labelled and can be translated. */
export function MemberText({ text, language, className }: Props) {
  const locale = useLocale();
  if (language && language !== locale)
    return <ForeignText text={text} language={language} className={className} />;
  return <p className={className}>{text}</p>;
}
