import { useLocale } from 'next-intl';
import { ForeignText } from './foreign-text.island.tsx';

type Props = {
  text: string;
  /** Undefined where nobody knows. */ language: string | undefined;
  className?: string | undefined;
};

/** What a member wrote; one in another language than the page says in which, and can be translated. */
export function MemberText({ text, language, className }: Props) {
  const locale = useLocale();
  if (language && language !== locale)
    return <ForeignText text={text} language={language} className={className} />;
  return <p className={className}>{text}</p>;
}
