import { useTranslations } from 'next-intl';
import { Avatar } from '#components/ui/avatar.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { localePath } from '#lib/i18n/links.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderNotice } from '../lander-notice.tsx';
import styles from './chat-landing.module.css';
import { SaveMessage } from './save-message.island.tsx';
import { MemberCosts } from './member-costs.tsx';
import { MemberSignupForm } from './member-signup-form.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import { MemberPortrait } from './member-portrait.tsx';

/** `/members/{id}/landing3`: an empty chat with a message field for the visitor. */
export function ChatLanding({ page }: { page: MemberLandingPage }) {
  const { profile, text, site, signups, landing, prices } = page;
  const { id, name, age, city, main_image: image, about_me: about, fictional_icon: isFictional } = profile;
  const t = useTranslations('memberLanding');
  const member = useTranslations('member');
  const chat = useTranslations('chat');
  const writing = useTranslations('memberSignup');
  const signup = useTranslations('signup');
  const href = (path: string) => localePath(site.ownLocale, site.locale, path);
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice site={site} />
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
          {isFictional && <FictionalLabel word={site.fictional.singular} />}
        </div>
        <div className={styles.log}>
          <MemberPortrait
            profile={profile}
            label={site.fictional.singular}
            sizes="160px"
            className={styles.portrait}
          />
          <p className={styles.empty}>{t('chat.empty', { name })}</p>
          {isFictional && <p className={styles.empty}>{writing('fictional')}</p>}
        </div>
        {signups === 'invited' ? null : (
          <div className={styles.foot}>
            <MessageStart
              id={id}
              signup={href(`/members/${id}/signup`)}
              landing={landing}
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
      {signups === 'invited' ? (
        <MemberSignupForm page={page} />
      ) : (
        <p className={styles.account}>
          {signup('free')} {signup('haveAccount')} <a href={href('/login')}>{signup('loginTab')}</a>
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
  landing: string;
  texts: { label: string; placeholder: string; next: string };
};

/** The field of a first message; without a name, so that its text never gets into an address. */
function MessageStart({ id, signup, landing, texts }: MessageStartProps) {
  return (
    <form method="get" action={signup} className={styles.composer}>
      <input type="hidden" name="slug" value={landing} />
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
