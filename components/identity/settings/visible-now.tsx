import type { Visibility } from '#lib/contract/community/visibility.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { surfacesOf } from '#lib/rules/community/visible-surfaces.ts';
import styles from './settings.module.css';

type Props = { texts: Texts['visibility']['now']; visibility: Visibility };

/** On which brands the profile can be seen right now, and by whom. */
export function VisibleNow({ texts, visibility }: Props) {
  return (
    <>
      <h3 className="h5">{texts.title}</h3>
      <dl className={styles.now}>
        {surfacesOf(visibility).map(({ surface, brands }) => (
          <div key={surface}>
            <dt>{texts[surface]}</dt>
            <dd>{brands.length > 0 ? brands.join(', ') : texts.nowhere}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
