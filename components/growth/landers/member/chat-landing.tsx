import { useTranslations } from 'next-intl';
import { Avatar } from '#components/ui/avatar.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderNotice } from '../lander-notice.tsx';
import styles from './chat-landing.module.css';
import { SaveMessage } from './save-message.island.tsx';
import { MemberCosts } from './member-costs.tsx';
import { MemberSignupForm } from './member-signup-form.tsx';
import type { MemberLandingPage } from './member-landing-page.ts';
import { MemberPortrait } from './member-portrait.tsx';

/** `/members/{id}/landing3`: an empty chat with a message field for the visitor. */
export function ChatLanding({ page }: { page: MemberLandingPage }) {
  const { profile, text, notice, signupLink, signup, prices } = page;
  const { id, name, age, city, main_image: image, about_me: about, fictional_icon: isFictional } = profile;
  const t = useTranslations('memberLanding');
  const member = useTranslations('member');
  const chat = useTranslations('chat');
  const writing = useTranslations('memberSignup');
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice notice={notice} />
      <header>
        <h1 className={styles.title}>{text?.title ?? t('chat.title')}</h1>
        {text && <p className="vk-lead mb-0">{text.lead}</p>}
      </header>
      <section className={styles.chat} aria-labelledby="chat-name">
        <div className={styles.bar}>
          <Avatar image={image} name={name} />
          <div className={styles.who}>
            <h2 id="chat-name" className={styles.name}>
              {nameLine(name, age)}
            </h2>
            <span className="vk-small vk-muted">{city}</span>
          </div>
          {isFictional && <FictionalLabel word={notice.label} />}
        </div>
        <div className={styles.log}>
          <MemberPortrait profile={profile} label={notice.label} sizes="160px" className={styles.portrait} />
          <p className={styles.empty}>{t('chat.empty', { name })}</p>
          {isFictional && <p className={styles.empty}>{writing('fictional')}</p>}
        </div>
        {signupLink.signups === 'invited' ? null : (
          <div className={styles.foot}>
            <MessageStart
              id={id}
              signup={signup}
              slug={signupLink.slug}
              texts={{
                label: writing('label', { name }),
                placeholder: chat('placeholder', { name }),
                next: writing('next'),
              }}
            />
            <p id="first-message-later" className={styles.later}>
              {t('chat.later')}
            </p>
            <MemberCosts prices={prices} />
          </div>
        )}
      </section>
      {signupLink.signups === 'invited' ? (
        <MemberSignupForm page={page} />
      ) : (
        <p className={styles.account}>
          {signupLink.texts.free} {signupLink.texts.haveAccount}{' '}
          <a href={signupLink.login}>{signupLink.texts.login}</a>
        </p>
      )}
      {about && (
        <section>
          <h2 className="h3">{member('about', { name })}</h2>
          <p className={styles.about} lang={profile.about_language}>
            {about}
          </p>
        </section>
      )}
    </div>
  );
}

type MessageStartProps = {
  /** Profile id. */
  id: number;
  /** Address of the member's signup. */
  signup: string;
  /** The landing's name in statistics. */
  slug: string | null;
  texts: { label: string; placeholder: string; next: string };
};

/** The field of a first message; without a name, so that its text never gets into an address. */
function MessageStart({ id, signup, slug, texts }: MessageStartProps) {
  return (
    <form method="get" action={signup} className={styles.composer}>
      {slug !== null && <input type="hidden" name="slug" value={slug} />}
      <label className="visually-hidden" htmlFor="first-message">
        {texts.label}
      </label>
      <textarea
        id="first-message"
        className="form-control"
        rows={3}
        placeholder={texts.placeholder}
        aria-describedby="first-message-later"
      />
      <button type="submit" className="btn btn-primary">
        {texts.next}
      </button>
      <SaveMessage id={id} field="first-message" />
    </form>
  );
}
