export type Option = { value: string; text: string };

type Props = {
  name: string;
  label: string;
  value?: string;
  options: readonly Option[];
  /** What it says where nothing is asked for; without it there is always something. */
  any?: string;
  /** What that means for a member, whose list is narrowed without being asked (`search-form.island.tsx`). */
  anyForMembers?: string;
  className?: string;
};

/** One filter as a select. */
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
