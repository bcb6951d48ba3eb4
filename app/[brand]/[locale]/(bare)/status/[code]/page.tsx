import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '#components/layout/error-page.tsx';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { getSettings } from '#lib/upstream/pages.ts';

const texts = {
  404: 'notFound',
  405: 'form',
  410: 'gone',
  429: 'busy',
  500: 'failed',
  503: 'unavailable',
} as const;

/** The form's page has this very address; a link to it reloads it. */
const sameAddress = '?';

const icons = {
  unavailable: 'hourglass-split',
  busy: 'hourglass-split',
  form: 'exclamation-circle',
} as const;

export const generateStaticParams = () => [];

function getText(code: string) {
  return texts[Number(code) as keyof typeof texts] ?? notFound();
}

type Props = PageProps<'/[brand]/[locale]/status/[code]'>;

/** `docs/specification.md` §8: the title of an error page is its message. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ code }, t] = await Promise.all([params, getTranslations('errors.page')]);
  return { title: t(getText(code)), robots: { index: false } };
}

/** The page of a status: the front caches it and serves it in place of Next's response. */
export default async function StatusPage({ params }: Props) {
  const [{ code }, t, { name }] = await Promise.all([params, getTranslations('errors.page'), getSettings()]);
  const text = getText(code);
  return (
    <div className="container-xl vk-status">
      <Wordmark name={name} />
      <ErrorPage
        title={t(text)}
        text={t(`${text}Text`)}
        icon={text in icons ? icons[text as keyof typeof icons] : 'emoji-frown'}
      >
        {text === 'form' ? (
          <a className="btn btn-primary" href={sameAddress}>
            {t('backToForm')}
          </a>
        ) : null}
        <ButtonLink href="/" {...(text === 'form' ? { variant: 'outline' } : {})}>
          {t('backHome')}
        </ButtonLink>
      </ErrorPage>
    </div>
  );
}
