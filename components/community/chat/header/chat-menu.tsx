import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Menu } from '#components/ui/menu.island.tsx';
import styles from '../header.module.css';
import type { MenuTopic, Question } from './menu-items.tsx';

// Lazy: reading and writing do not need the menu.
const MenuItems = lazy(() =>
  loadLater(() => import('./menu-items.tsx')).then((file) => ({ default: file.MenuItems })),
);
const MenuDialogs = lazy(() =>
  loadLater(() => import('./menu-dialogs.tsx')).then((file) => ({ default: file.MenuDialogs })),
);

/** Actions on a conversation and its member. */
export function ChatMenu(topic: MenuTopic) {
  const t = useTranslations('chat');
  const [isWanted, setWanted] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <>
      <Menu
        className={styles.menu}
        look="vk-round"
        label={t('menu.label', { name: topic.profile.name })}
        summary={<Icon name="three-dots-vertical" />}
        onWanted={() => setWanted(true)}
      >
        {isWanted ? (
          <Suspense fallback={<li className="vk-menu-item" aria-busy="true" />}>
            <MenuItems {...topic} onAsk={setQuestion} />
          </Suspense>
        ) : null}
      </Menu>
      {question ? (
        <Suspense fallback={null}>
          <MenuDialogs {...topic} question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
