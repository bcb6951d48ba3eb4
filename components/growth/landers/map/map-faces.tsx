import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import styles from './map.module.css';

type MapFacesProps = { members: readonly MemberTile[]; word: string };

/** Some members with their towns, who was here last first. */
export function MapFaces({ members, word }: MapFacesProps) {
  const t = useTranslations('landerMap');
  return (
    <section aria-labelledby="faces-heading">
      <h2 id="faces-heading" className="h3">
        {t('faces')}
      </h2>
      <ul className={styles.faces}>
        {members.map((member) => (
          <li key={member.id} className="vk-tile">
            <SiteLink href={`/members/${member.id}`} className="vk-tile-link">
              {member.main_image && (
                <Photo image={member.main_image} alt="" sizes="(min-width: 992px) 180px, 45vw" />
              )}
              <span className={`vk-tile-text ${styles.faceText}`}>
                <b className="vk-tile-name">{nameLine(member.name, member.age)}</b>{' '}
                <span className="vk-tile-town">{member.city}</span>
              </span>{' '}
              {member.fictional_icon && <FictionalLabel word={word} place="photo" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
