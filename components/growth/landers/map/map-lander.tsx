import { useLocale, useTranslations } from 'next-intl';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import type { TownMap } from '#lib/contract/community/map-towns.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { displayName } from '#lib/contract/formats.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import { CountryMap } from './country-map.tsx';
import styles from './map.module.css';
import { TownList } from './town-list.tsx';
import type { TownSearch } from './town-search.ts';

const maxFaces = 4;

type MapLanderProps = {
  lander: LanderPage;
  map: TownMap;
  search: TownSearch;
};

/** `maplanding`: a country's towns on a map, with their member counts, and the signup beside it. */
export function MapLander({ lander, map, search }: MapLanderProps) {
  const t = useTranslations('landerMap');
  const country = displayName(useLocale(), 'region', map.country);
  const faces = lander.members.slice(0, maxFaces);
  return (
    <div className={`container-xl ${styles.page}`}>
      <div className={styles.text}>
        <LanderNotice site={lander.site} />
        <h1 className={`vk-display ${styles.title}`}>{lander.text.title}</h1>
        <p className="vk-lead">{lander.text.lead}</p>
      </div>
      <figure className={styles.figure} aria-label={t('label', { country })}>
        <CountryMap map={map} search={search} />
        <figcaption className={styles.caption}>
          {search === 'closed' ? (
            <p>{t('closed')}</p>
          ) : (
            <>
              <ul className={styles.legend}>
                <li className={styles.real}>{t('legend.real')}</li>
                <li className={styles.fictional}>{t('legend.fictional')}</li>
                <li>{t('legend.town')}</li>
              </ul>
              <p>{t('note')}</p>
            </>
          )}
          <p>{t('credit')}</p>
        </figcaption>
      </figure>
      <div className={styles.signup}>
        <LanderSignupForm lander={lander} heading={t('signupHeading')} />
      </div>
      <div className={styles.towns}>
        <TownList map={map} search={search} />
        {faces.length > 0 && <MapFaces members={faces} word={lander.site.fictional.singular} />}
      </div>
    </div>
  );
}

type MapFacesProps = { members: readonly MemberTile[]; word: string };

/** Some members with their towns, most recently active first. */
function MapFaces({ members, word }: MapFacesProps) {
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
                <Photo image={member.main_image} alt="" sizes="(min-width: 62em) 180px, 45vw" />
              )}
              <span className={`vk-tile-text ${styles.faceText}`}>
                <b className="vk-tile-name">{nameLine(member.name, member.age)}</b>{' '}
                <span className="vk-tile-town">{member.city}</span>
              </span>{' '}
              {member.fictional_icon && <FictionalLabel word={word} variant="photo" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
