/** The word that an option of a command was given. @throws Error that names all of them, for any other */
export function oneOf<T extends string>(name: string, all: readonly T[], given: string | undefined): T {
  const found = all.find((each) => each === given);
  if (found === undefined) throw new Error(`--${name} is one of ${all.join(', ')}.`);
  return found;
}
