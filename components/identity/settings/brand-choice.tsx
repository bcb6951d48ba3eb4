import type { Visibility } from '#lib/contract/community/visibility.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './settings.module.css';

type Brands = Visibility['brands'];
type Props = { texts: Texts['visibility']; brands: Brands; onChoose: (brands: Brands) => void };

/** The sites that share their members; the own one can't be deselected. */
export function BrandChoice({ texts, brands, onChoose }: Props) {
  const choose = (id: string, visible: boolean) =>
    onChoose(brands.map((brand) => (brand.id === id ? { ...brand, visible } : brand)));
  return (
    <fieldset className={styles.brands}>
      <legend>{texts.brands}</legend>
      <p className="form-text">{texts.brandsText}</p>
      {brands.map(({ id, name, url, visible, own }) => (
        <div key={id} className="form-check">
          <input
            id={`settings-brand-${id}`}
            type="checkbox"
            className="form-check-input"
            checked={visible}
            disabled={own}
            aria-describedby={`settings-brand-${id}-address`}
            onChange={(event) => choose(id, event.target.checked)}
          />
          <span className={styles.brand}>
            <label className="form-check-label" htmlFor={`settings-brand-${id}`}>
              {name}
            </label>
            <span id={`settings-brand-${id}-address`} className={styles.address}>
              <span>{new URL(url).host}</span>
              {own ? <span>{` · ${texts.own}`}</span> : null}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
