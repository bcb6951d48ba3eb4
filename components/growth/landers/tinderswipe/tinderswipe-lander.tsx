import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import { MemberFace, WordFace } from './card-faces.tsx';
import { SwipeByHand } from './swipe-by-hand.island.tsx';
import swipeStackStyles from './swipe-stack.module.css';
import styles from './tinderswipe.module.css';

/** A stack of members to turn by hand, with the signup beside it. */
export function TinderswipeLander({ lander }: { lander: LanderPage }) {
  const { text, members } = lander;
  const t = useTranslations('landerTinderswipe');
  return (
    <div className={`container-xl ${styles.lander}`}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <LanderNotice site={lander.site} />
      </div>
      <div className={styles.stage}>
        <SwipeStack members={members} label={lander.site.fictional.singular} />
        <p className={styles.hint}>{members.length > 0 ? t('hint') : t('hintWithout')}</p>
      </div>
      <div className={styles.signup}>
        <LanderSignupForm lander={lander} heading={t('signupHeading')} />
      </div>
    </div>
  );
}

/** Members per stack: enough to try it, few enough to reach the end. */
const maxCards = 5;

/** Texts for brands that show no members to visitors. */
const facts = ['prices', 'labels', 'block'] as const;

type SwipeStackProps = {
  members: readonly MemberTile[];
  /** The brand's label for fictional profiles. */
  label: string;
};

type Card = { key: string; name: string; face: ReactNode };

/**
 * Stacked cards. A radio button selects the top one, so that the stack works without scripts: arrow keys select, and
 * each card's buttons are labels of the previous and next one. Turning a card sends nothing.
 */
function SwipeStack({ members, label }: SwipeStackProps) {
  const t = useTranslations('landerTinderswipe');
  const shown = members.slice(0, maxCards);
  const cards: Card[] = [
    ...shown.map((member, at) => ({
      key: String(member.id),
      name: nameLine(member.name, member.age),
      face: <MemberFace member={member} label={label} eager={at === 0} />,
    })),
    ...(shown.length > 0 ? [] : facts).map((fact) => ({
      key: fact,
      name: t(`facts.${fact}.title`),
      face: <WordFace tone={fact} title={t(`facts.${fact}.title`)} text={t(`facts.${fact}.text`)} />,
    })),
    {
      key: 'end',
      name: t('end.title'),
      face: (
        <WordFace tone="end" title={t('end.title')} text={t('end.text')}>
          <a href="#signup" className="btn btn-primary">
            {t('toSignup')}
          </a>
        </WordFace>
      ),
    },
  ];
  const id = (at: number) => `card-${at + 1}`;
  return (
    <SwipeByHand
      role="group"
      className={swipeStackStyles.stack}
      aria-label={shown.length > 0 ? t('members') : t('words')}
    >
      {cards.map(({ key, name, face }, at) => (
        <Fragment key={key}>
          <input
            id={id(at)}
            className={swipeStackStyles.choice}
            type="radio"
            name="card"
            aria-label={name}
            defaultChecked={at === 0}
          />
          <div className={swipeStackStyles.slot}>
            {face}
            <div className={swipeStackStyles.controls}>
              <Turn to={at > 0 ? id(at - 1) : null} icon="arrow-left" text={t('back')} />
              <a href="#signup" className={swipeStackStyles.heart}>
                <Icon name="heart-fill" label={t('toSignup')} />
              </a>
              {at < cards.length - 1 ? (
                <Turn to={id(at + 1)} icon="arrow-right" text={t('next')} />
              ) : (
                <Turn to={id(0)} icon="arrow-counterclockwise" text={t('again')} />
              )}
            </div>
          </div>
        </Fragment>
      ))}
    </SwipeByHand>
  );
}

type TurnProps = { to: string | null; icon: IconName; text: string };

/** For pointer users only: keyboards and screen readers use the radio buttons. */
function Turn({ to, icon, text }: TurnProps) {
  if (to === null) return <span className={swipeStackStyles.turn} data-off />;
  return (
    <label htmlFor={to} className={swipeStackStyles.turn} title={text}>
      <Icon name={icon} />
    </label>
  );
}
