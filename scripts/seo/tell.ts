import type { CheckResult } from './check-site.ts';
import { findingKinds, type FindingKind } from './finding.ts';

/** Findings of one kind that are told one by one. */
const most = 20;

const number = new Intl.NumberFormat('en');
const counted = (count: number, word: string) => `${number.format(count)} ${word}${count === 1 ? '' : 's'}`;

/** What a check has found, in lines; the last one counts. */
export function tell({ pages, images, isComplete, findings }: CheckResult): string[] {
  const groups = (Object.keys(findingKinds) as FindingKind[]).flatMap((kind) => {
    const found = findings.filter((each) => each.kind === kind);
    if (found.length === 0) return [];
    return [
      `${findingKinds[kind]} (${number.format(found.length)})`,
      ...found.slice(0, most).map(({ at, says }) => `  ${at} ${says}`),
      ...(found.length > most ? [`  and ${number.format(found.length - most)} more`] : []),
    ];
  });
  return [
    ...groups,
    `${counted(images, 'preview image')} measured`,
    ...(isComplete ? [] : ['The limit was reached: there are more pages than were looked at.']),
    `${counted(pages, 'page')}, ${counted(findings.length, 'finding')}`,
  ];
}
