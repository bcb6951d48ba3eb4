import type { LanderSignup as Door } from './lander-page.ts';
import styles from './lander-signup-form.module.css';

type LanderSignupFormProps = {
  signupLink: Door;
  heading: string;
  /** `card` is separate, `plain` is on a surface of the lander, `bar` is one row from 992 px. */
  variant: 'card' | 'plain' | 'bar';
};

/**
 * The signup form of every lander: a plain GET that works without scripts. A lander is one cached page, so it cannot
 * read the query: the tab stores the traffic source on arrival. Without scripts the source is lost, but so is the
 * signup.
 */
export function LanderSignupForm({ signupLink, heading, variant }: LanderSignupFormProps) {
  const { texts } = signupLink;
  const className = `${styles.signup} ${styles[variant]}`;
  if (signupLink.signups === 'invited') {
    return (
      <section id="door" className={className} aria-labelledby="door-heading">
        <h2 id="door-heading" className={styles.heading}>
          {texts.closedTitle}
        </h2>
        <p className={styles.note}>{texts.closedText}</p>
        <AccountLink signupLink={signupLink} />
      </section>
    );
  }
  return (
    <section id="door" className={className} aria-labelledby="door-heading">
      <h2 id="door-heading" className={styles.heading}>
        {heading}
      </h2>
      <form method="get" action={signupLink.action} className={styles.form}>
        {signupLink.slug !== null && <input type="hidden" name="slug" value={signupLink.slug} />}
        <Choice
          name="gender"
          legend={texts.gender}
          choices={[
            ['woman', texts.woman],
            ['man', texts.man],
          ]}
        />
        <Choice
          name="seeks"
          legend={texts.seeks}
          choices={[
            ['woman', texts.seeksWoman],
            ['man', texts.seeksMan],
            ['both', texts.seeksBoth],
          ]}
        />
        <div>
          <button type="submit" className="btn btn-primary btn-lg w-100">
            {texts.submit}
          </button>
        </div>
      </form>
      <p className={styles.note}>{texts.free}</p>
      <AccountLink signupLink={signupLink} />
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

function AccountLink({ signupLink }: { signupLink: Door }) {
  return (
    <p className={styles.note}>
      {signupLink.texts.haveAccount}{' '}
      <a href={signupLink.login} className={styles.login}>
        {signupLink.texts.login}
      </a>
    </p>
  );
}
