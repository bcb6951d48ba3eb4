import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { LikeTabs } from '#components/community/likes/like-tabs.tsx';
import { LikesBoard } from '#components/community/likes/likes-board.island.tsx';
import type { LikeType } from '#lib/rules/community/like-lists.ts';
import { PlayLinks } from '../../play-links.tsx';

/** The likes of one kind. */
export async function LikesPage({ type }: { type: LikeType }) {
  const [t, { likes }] = await Promise.all([getTranslations('likes'), getMessages()]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <LikeTabs current={type} />
      <NextIntlClientProvider messages={{ likes }}>
        <LikesBoard type={type} />
      </NextIntlClientProvider>
      <PlayLinks className="justify-content-center mt-4" />
    </div>
  );
}
