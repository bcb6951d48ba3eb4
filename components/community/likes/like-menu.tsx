import { fill } from '#lib/i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.island.tsx';
import type { MatchTexts } from './load-match-texts.ts';

type Props = {
  name: string;
  texts: MatchTexts;
  /** Opens reporting and blocking. */ onSafety: () => void;
};

/** Further actions on a member beside the dialog's button. */
export function LikeMenu({ name, texts, onSafety }: Props) {
  return (
    <Menu look="vk-round" label={fill(texts.menu, { name })} summary={<Icon name="three-dots" />}>
      <li>
        <button type="button" className="vk-menu-item" onClick={onSafety}>
          {texts.safety}
        </button>
      </li>
    </Menu>
  );
}
