import { useState } from 'react';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { browserZone, getZoneName } from '#lib/rules/platform/time-zone.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './notifications.module.css';
import type { Changes } from './use-changes.ts';

type Hours = NonNullable<Notifications['quiet_hours']>;

type Props = {
  texts: Texts['notifications']['quiet'];
  hours: Hours | null;
  zone: string;
  onChange: (changes: Changes) => void;
};

/** Initial hours of the switch. */
const usual: Hours = { from: '22:00', to: '07:00' };

/** Quiet hours in the member's local time, saved with the browser's time zone. */
export function QuietHours({ texts, hours, zone, onChange }: Props) {
  const { locale } = useSite();
  const here = browserZone();
  const name = getZoneName(locale, zone);
  const nameHere = here && getZoneName(locale, here);
  const save = (quiet_hours: Hours | null) => onChange({ quiet_hours, ...(here ? { time_zone: here } : {}) });
  return (
    <SectionCard title={texts.title}>
      <p id="quiet-text">{texts.text}</p>
      <div className="form-check form-switch">
        <input
          id="quiet-on"
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={hours !== null}
          aria-checked={hours !== null}
          aria-describedby="quiet-text"
          onChange={(event) => save(event.target.checked ? usual : null)}
        />
        <label className="form-check-label" htmlFor="quiet-on">
          {texts.on}
        </label>
      </div>
      {hours && <HourFields texts={texts} hours={hours} onSave={save} />}
      <p>{fill(texts.zone, { zone: name })}</p>
      {nameHere && nameHere !== name && (
        <div>
          <p className="vk-muted">{fill(texts.otherZone, { zone: nameHere })}</p>
          <Button variant="outline" size="sm" onClick={() => onChange({ time_zone: here })}>
            {fill(texts.useZone, { zone: nameHere })}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

type FieldsProps = Pick<Props, 'texts'> & { hours: Hours; onSave: (hours: Hours) => void };

/** Start and end; saved on blur, as each key would be a change. */
function HourFields({ texts, hours, onSave }: FieldsProps) {
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const edited = { ...hours, ...typed };
  const isSame = edited.from === edited.to;
  const leave = () => {
    if (isSame) return;
    const isComplete = edited.from !== '' && edited.to !== '';
    if (isComplete && (edited.from !== hours.from || edited.to !== hours.to)) onSave(edited);
    setTyped({});
  };
  const field = (name: keyof Hours) => (
    <div>
      <label className="form-label" htmlFor={`quiet-${name}`}>
        {texts[name]}
      </label>
      <input
        id={`quiet-${name}`}
        type="time"
        className={isSame ? 'form-control is-invalid' : 'form-control'}
        value={edited[name]}
        aria-invalid={isSame || undefined}
        aria-describedby={isSame ? 'quiet-hours-error' : undefined}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        onBlur={leave}
      />
    </div>
  );
  return (
    <div className={styles.hours}>
      {field('from')}
      {field('to')}
      <FieldError id="quiet-hours" error={isSame ? texts.same : undefined} />
    </div>
  );
}
