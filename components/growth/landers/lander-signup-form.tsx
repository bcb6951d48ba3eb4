import { useTranslations } from 'next-intl';
import { localePath } from '#lib/i18n/links.ts';
import type { LanderPage } from './lander-page.ts';
import styles from './lander-signup-form.module.css';

type LanderSignupFormProps = {
  lander: Pick<LanderPage, 'site' | 'signups' | 'landing'>;
  heading: string;
  /** `bar` is one row on wide screens. */
  variant?: 'card' | 'bar';
};

/**
 * The signup form of every lander: a plain GET that works without scripts. A lander is one cached page, so it cannot
 * read the query: the tab stores the traffic source on arrival. Without scripts the source is lost, but so is the
 * signup.
 */
export function LanderSignupForm({ lander, heading, variant = 'card' }: LanderSignupFormProps) {
  const { site, signups, landing } = lander;
  const t = useTranslations('signup');
  const seeks = useTranslations('landers.seeks');
  const isClosed = signups === 'invited';
  return (
    <section
      id="signup"
      className={variant === 'bar' ? `${styles.signup} ${styles.bar}` : styles.signup}
      aria-labelledby="signup-heading"
    >
      <h2 id="signup-heading" className={styles.heading}>
        {isClosed ? t('closed.title') : heading}
      </h2>
      {!isClosed && (
        <form
          method="get"
          action={localePath(site.ownLocale, site.locale, '/signup')}
          className={styles.form}
        >
          <input type="hidden" name="slug" value={landing} />
          <Choice
            name="gender"
            legend={t('who.gender')}
            choices={[
              ['woman', t('who.woman')],
              ['man', t('who.man')],
            ]}
          />
          <Choice
            name="seeks"
            legend={seeks('label')}
            choices={[
              ['woman', seeks('woman')],
              ['man', seeks('man')],
              ['both', seeks('both')],
            ]}
          />
          <div>
            <button type="submit" className="btn btn-primary btn-lg w-100">
              {t('submit')}
            </button>
          </div>
        </form>
      )}
      <p className={styles.note}>{isClosed ? t('closed.text', { brand: site.name }) : t('free')}</p>
      <p className={styles.note}>
        {t('haveAccount')}{' '}
        <a href={localePath(site.ownLocale, site.locale, '/login')} className={styles.login}>
          {t('loginTab')}
        </a>
      </p>
    </section>
  );
}

type ChoiceProps = { name: string; legend: string; choices: readonly (readonly [string, string])[] };

function Choice({ name, legend, choices }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(([value, text]) => (
          <label key={value} className="vk-choice">
            <input type="radio" name={name} value={value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
