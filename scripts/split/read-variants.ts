import { generalVariant, nameOfVariant, type SplitVariant } from '../../lib/rules/growth/split-test.ts';

const heaviest = 1_000_000;

/**
 * `forest:50,general:50` as variants; a weight that is not named is 1.
 * @param slugs that the lander has for this brand
 * @throws {Error} with a sentence for anything that a visitor should not be led to
 */
export function readVariants(text: string, slugs: readonly string[]): SplitVariant[] {
  const known = [...slugs, generalVariant];
  const variants = text.split(',').map((part): SplitVariant => {
    const [, name = '', weight = '1'] = /^\s*([a-z0-9-]+)(?::(\d{1,7}))?\s*$/.exec(part) ?? [];
    if (!known.includes(name))
      throw new Error(`"${part.trim()}" is none of ${known.join(', ')}, with a weight as in forest:50.`);
    if (Number(weight) > heaviest) throw new Error(`A weight is ${heaviest} at most.`);
    return { slug: name === generalVariant ? null : name, weight: Number(weight) };
  });
  const names = variants.map(nameOfVariant);
  if (new Set(names).size < names.length) throw new Error('A variant is named twice.');
  if (variants.filter(({ weight }) => weight > 0).length < 2)
    throw new Error('A test chooses between two variants at least.');
  return variants;
}
