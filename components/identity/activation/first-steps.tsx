import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import styles from './activation.module.css';

/** Three first steps: the profile, the credit bundles with the current discount, the search. */
export function FirstSteps({ texts }: { texts: ActivationTexts['done'] }) {
  const title = useScreenTop();
  const percent = useActiveDiscount()?.value_percentage;
  return (
    <>
      <div className={styles.head}>
        <span className="vk-state-icon">
          <Icon name="check2" />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="vk-lead">{texts.text}</p>
      </div>
      <ul className={styles.cards}>
        <FirstStep icon="person" href="/profile" {...texts.profile} />
        <FirstStep
          icon="gem"
          href="/credits"
          {...texts.premium}
          badge={percent ? fill(texts.premium.discount, { percent }) : undefined}
        />
        <FirstStep icon="search" href="/members" {...texts.members} variant="primary" />
      </ul>
    </>
  );
}

type FirstStepProps = {
  icon: IconName;
  href: string;
  title: string;
  text: string;
  action: string;
  badge?: string;
  variant?: ButtonVariant;
};

function FirstStep({ icon, href, title, text, action, badge, variant = 'outline' }: FirstStepProps) {
  return (
    <li className={`card ${styles.card}`}>
      <span className="vk-state-icon">
        <Icon name={icon} />
      </span>
      <h2 className="h4">{title}</h2>
      {badge && <Badge tone="success" text={badge} />}
      <p>{text}</p>
      <ButtonLink href={href} variant={variant} className="w-100">
        {action}
      </ButtonLink>
    </li>
  );
}
