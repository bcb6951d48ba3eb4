import { useTranslations } from 'next-intl';
import { likeTypes, type LikeType } from '#lib/rules/community/like-lists.ts';
import { SiteLink } from '../../ui/link.tsx';
import { LikeCount } from './likes-board.island.tsx';

const paths: Record<LikeType, string> = {
  received: '/likes',
  liked: '/likes/liked',
  mutual: '/likes/mutual',
};

/** Links to the three kinds of likes. */
export function LikeTabs({ current }: { current: LikeType }) {
  const t = useTranslations('likes.tabs');
  return (
    <nav aria-label={t('label')}>
      <ul className="vk-chips mb-3">
        {likeTypes.map((type) => (
          <li key={type}>
            <SiteLink
              href={paths[type]}
              className="vk-chip"
              aria-current={type === current ? 'page' : undefined}
            >
              {t(type)}
              <LikeCount type={type} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
