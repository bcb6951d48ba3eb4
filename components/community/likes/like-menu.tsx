import { fill } from '#lib/i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.island.tsx';
import type { MatchTexts } from './load-match-texts.ts';

type Props = {
  name: string;
  words: MatchTexts;
  /** To report or block. */ onSafety: () => void;
};

/** What else can be done about a member than the one button of the dialog says. */
export function LikeMenu({ name, words, onSafety }: Props) {
  return (
    <Menu look="vk-round" label={fill(words.menu, { name })} summary={<Icon name="three-dots" />}>
      <li>
        <button type="button" className="vk-menu-item" onClick={onSafety}>
          {words.safety}
        </button>
      </li>
    </Menu>
  );
}
