import { useTranslations } from 'next-intl';
import { useUser } from '#lib/browser/transport/hooks.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import { wordOfSexuality } from '#lib/rules/identity/offered-sexualities.ts';
import { useChatFrame } from '../frame-context.ts';
import styles from './card.module.css';
import { useProfileWords, type ProfileWords } from './use-profile-words.ts';

const highlights = ['relationship_status', 'signup_reason', 'sexuality'] as const;
/** Interests that the card has room for. */
const mostInterests = 8;

/** What a conversation may begin with: why somebody is here, and what the two of them like. */
export function CardFacts({ profile }: { profile: Profile }) {
  const t = useTranslations('chat.card');
  const { visible } = useChatFrame();
  const { user } = useUser();
  const words = useProfileWords();
  if (!words) return null;
  const facts = highlights
    .filter((field) => visible.includes(field))
    .map((field) => wordOf(words, profile, field));
  const shared = profile.interests.filter((interest) => user?.profile.interests.includes(interest));
  const interests = (shared.length ? shared : profile.interests).slice(0, mostInterests);
  return (
    <>
      <Tags tags={facts.filter((fact) => fact !== undefined)} />
      {interests.length ? (
        <section>
          <h3 className={styles.heading}>{t(shared.length ? 'shared' : 'interests')}</h3>
          <Tags tags={interests.map((interest) => words.interests[interest])} />
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

function wordOf(
  words: ProfileWords,
  profile: Profile,
  field: (typeof highlights)[number],
): string | undefined {
  const { gender, sexuality } = profile;
  if (field === 'sexuality')
    return sexuality ? words.sexuality[wordOfSexuality(gender, sexuality)] : undefined;
  const value = profile[field];
  const list = field === 'relationship_status' ? words.relationshipOf[gender] : words[field];
  return value ? (list as Partial<Record<string, string>>)[value] : undefined;
}
