import { getTranslations } from 'next-intl/server';
import { LikeTabs } from '#components/community/likes/like-tabs.tsx';
import { LikesBoard } from '#components/community/likes/likes-board.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import type { LikeType } from '#lib/rules/community/like-lists.ts';
import { PlayLinks } from '../../play-links.tsx';

export async function LikesPage({ type }: { type: LikeType }) {
  const t = await getTranslations('likes');
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <LikeTabs current={type} />
      <IslandTexts of={['likes']}>
        <LikesBoard type={type} />
      </IslandTexts>
      <PlayLinks className="justify-content-center mt-4" />
    </div>
  );
}
