export type Option = { value: string; text: string };

type Props = {
  name: string;
  label: string;
  value?: string;
  options: readonly Option[];
  /** Label of the empty choice; without it a choice is required. */
  any?: string;
  /** The label for members, whose list has default filters (`search-form.island.tsx`). */
  anyForMembers?: string;
  className?: string;
};

export function Choice({ name, label, value, options, any, anyForMembers, className }: Props) {
  return (
    <div className={className}>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} name={name} className="form-select" defaultValue={value ?? ''}>
        {any === undefined ? null : (
          <option value="" data-for-members={anyForMembers}>
            {any}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
