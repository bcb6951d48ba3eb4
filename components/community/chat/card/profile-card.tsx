import { useTranslations } from 'next-intl';
import { useSite } from '#components/site/site-context.island.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Photo } from '#components/ui/photo.tsx';
import { MemberText } from '#components/ui/translation/member-text.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { nameLine, placeLine } from '#lib/rules/community/name-line.ts';
import { sexualityForGender } from '#lib/rules/identity/offered-sexualities.ts';
import { useChatFrame } from '../panes.ts';
import styles from './card.module.css';

/** The third pane of a wide screen: the other member. */
export function ProfileCard({ profile, full }: { profile: MemberTile; full: Profile | undefined }) {
  const t = useTranslations('chat');
  const { fictional } = useSite();
  const { visible } = useChatFrame();
  const { name, age, city, main_image: image } = profile;
  return (
    <aside className={`vk-pane vk-pane-side ${styles.card}`} aria-label={t('card.about', { name })}>
      <div className={styles.portrait}>
        {image ? <Photo image={image} alt="" sizes="260px" /> : <Icon name="person" />}
        {profile.fictional_icon ? <FictionalLabel word={fictional.singular} variant="photo" /> : null}
      </div>
      <h2 className="h3 mt-3 mb-0">{nameLine(name, age)}</h2>
      <p className="vk-muted mb-0">
        {placeLine(city, visible.includes('region') ? full?.region_name : null)}
      </p>
      {full?.about_me ? (
        <MemberText text={full.about_me} language={full.about_language} className={styles.about} />
      ) : null}
      {full ? <CardFacts profile={full} /> : null}
      <div className={styles.more}>
        <ButtonLink href={`/members/${profile.id}`} variant="outline" className="w-100">
          {t('card.profile')}
        </ButtonLink>
      </div>
    </aside>
  );
}

const highlights = ['relationship_status', 'signup_reason', 'sexuality'] as const;
const maxInterests = 8;

/** Conversation starters: why the member is here, and what both like. */
function CardFacts({ profile }: { profile: Profile }) {
  const t = useTranslations('chat.card');
  const { visible } = useChatFrame();
  const { user } = useUser();
  // Without texts the card shows less; the profile has everything.
  const texts = useLateTexts(loadTexts).texts?.profile;
  if (!texts) return null;
  const facts = highlights
    .filter((field) => visible.includes(field))
    .map((field) => getWord(texts, profile, field));
  const shared = profile.interests.filter((interest) => user?.profile.interests.includes(interest));
  const interests = (shared.length ? shared : profile.interests).slice(0, maxInterests);
  return (
    <>
      <Tags tags={facts.filter((fact) => fact !== undefined)} />
      {interests.length ? (
        <section>
          <h3 className={styles.heading}>{t(shared.length ? 'shared' : 'interests')}</h3>
          <Tags tags={interests.map((interest) => texts.interests[interest])} />
        </section>
      ) : null}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

function getWord(
  texts: Texts['profile'],
  profile: Profile,
  field: (typeof highlights)[number],
): string | undefined {
  const { gender, sexuality } = profile;
  if (field === 'sexuality')
    return sexuality ? texts.sexuality[sexualityForGender(gender, sexuality)] : undefined;
  const value = profile[field];
  const list = field === 'relationship_status' ? texts.relationshipOf[gender] : texts[field];
  return value ? (list as Partial<Record<string, string>>)[value] : undefined;
}

const loadTexts = lateTexts((locale) => ({ profile: import(`@texts/${locale}/profile.json`) }));
